import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';

// JavaScript bytes and paint times of a first visit, compared with the same product built as one bundle. Both are measured
// alternately in one run, so a busy machine slows both.

/** Odd, so that the median is an actual run. */
const PAINT_ROUNDS = 15;
const LARGEST_RATIO = 1.1;
const LARGEST_ENTRY_BYTES = 8 * 1024;
const LARGEST_VIEW_BYTES = 60 * 1024;

interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : undefined);

/** The compressed bytes of the files at these addresses; small files are not compressed. */
function bytesOf(dist: string, paths: string[]): Bytes {
  const total: Bytes = { raw: 0, gzip: 0, brotli: 0 };
  for (const path of paths) {
    const file = path.startsWith('/modules/') ? inRoot('dist', path) : inRoot(dist, 'shell', path);
    const raw = sizeOf(file) ?? 0;
    total.raw += raw;
    total.gzip += sizeOf(`${file}.gz`) ?? raw;
    total.brotli += sizeOf(`${file}.br`) ?? raw;
  }
  return total;
}

/** The scripts that a new visitor's browser requests until the network is idle. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // what a page loads late, it may load before or after its heading
  await page.waitForLoadState('networkidle');
  return scripts;
}

const paintedMs = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

async function visit<Result>(
  browser: Browser,
  baseURL: string,
  look: (page: Page) => Promise<Result>,
  email?: string,
): Promise<Result> {
  const context = await browser.newContext({ baseURL });
  if (email)
    await context.request.post('/api/login', { data: { email, password: demoPassword, deviceType: 0 } });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (name: string, { raw, gzip, brotli }: Bytes) =>
  console.log(
    `${name.padEnd(34)} ${kilo(raw).padStart(10)} ${kilo(gzip).padStart(10)} ${kilo(brotli).padStart(10)}`,
  );

function ratioRow(name: string, ours: Bytes, plain: Bytes): void {
  row(`${name}, federated`, ours);
  row(`${name}, one bundle`, plain);
  const ratio = ours.brotli / plain.brotli;
  console.log(`  ratio ${ratio.toFixed(2)} (bar ${LARGEST_RATIO.toFixed(2)}), brotli`);
  if (ratio > LARGEST_RATIO) process.exitCode = 1;
}

if (!existsSync(inRoot('dist', 'single-bundle', 'modules')))
  symlinkSync('../modules', inRoot('dist', 'single-bundle', 'modules'));
const [federated, plain, browser] = await Promise.all([
  startProduct(),
  startProduct({ DIST_DIR: inRoot('dist', 'single-bundle') }),
  openBrowser(),
]);
try {
  console.log(
    `${'JavaScript'.padEnd(34)} ${'raw'.padStart(10)} ${'gzip'.padStart(10)} ${'brotli'.padStart(10)}`,
  );
  const home = (address: string) => visit(browser, address, (page) => scriptsOf(page, '/'));
  ratioRow(
    '/',
    bytesOf('dist', await home(federated.address)),
    bytesOf('dist/single-bundle', await home(plain.address)),
  );

  const budgets: { folder: string; path: string; entry: number; view: number }[] = [];
  for (const folder of moduleFolders()) {
    const descriptor: { routes: { path: string; access?: string }[] } = JSON.parse(
      readFileSync(inRoot(folder, 'module.json'), 'utf8'),
    );
    const { path = '/', access } = descriptor.routes[0] ?? {};
    const email = access === 'staff' ? 'staff@tayyib.example' : 'pro@tayyib.example';
    const open = (page: Page) => scriptsOf(page, path);
    const ours = await visit(browser, federated.address, open, email);
    const theirs = await visit(browser, plain.address, open, email);
    ratioRow(path, bytesOf('dist', ours), bytesOf('dist/single-bundle', theirs));
    const own = ours.filter((file) => file.startsWith(`/modules/${folder.slice('mfe-'.length)}/`));
    const entry = bytesOf(
      'dist',
      own.filter((file) => file.includes('remoteEntry')),
    );
    const view = bytesOf('dist', own);
    row(`  of it ${folder}, the first view`, view);
    row(`  of it ${folder}, the entry`, entry);
    budgets.push({ folder, path, entry: entry.gzip, view: view.gzip });
  }

  console.log(`\n${'bytes of gzip'.padEnd(34)} ${'entry'.padStart(10)} ${'first view'.padStart(10)}`);
  for (const { folder, path, entry, view } of budgets) {
    console.log(
      `${`${folder} ${path}`.padEnd(34)} ${String(entry).padStart(10)} ${String(view).padStart(10)}`,
    );
    if (entry > LARGEST_ENTRY_BYTES || view > LARGEST_VIEW_BYTES) process.exitCode = 1;
  }
  console.log(
    `${'  the bars'.padEnd(34)} ${String(LARGEST_ENTRY_BYTES).padStart(10)} ${String(LARGEST_VIEW_BYTES).padStart(10)}\n`,
  );

  const painted: Record<string, number[]> = { federated: [], plain: [] };
  for (let round = 0; round < PAINT_ROUNDS; round += 1) {
    const turn = Object.entries({ federated, plain });
    for (const [name, { address }] of round % 2 === 0 ? turn : turn.reverse()) {
      const lcpMs = await visit(browser, address, async (page) => {
        await scriptsOf(page, '/');
        return paintedMs(page);
      });
      painted[name]?.push(lcpMs);
    }
  }
  const ours = median(painted.federated ?? []);
  const theirs = median(painted.plain ?? []);
  console.log(
    `Largest contentful paint of /: ${ours.toFixed(0)} ms federated, ${theirs.toFixed(0)} ms in one bundle`,
  );
  if (ours / theirs > LARGEST_RATIO) process.exitCode = 1;
  console.log(
    `  ratio ${(ours / theirs).toFixed(2)} (bar ${LARGEST_RATIO.toFixed(2)}), median of ${PAINT_ROUNDS}`,
  );
} finally {
  await Promise.all([browser.close(), federated.stop(), plain.stop()]);
}
