import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';

// The time until the shell is usable, independent of any module: the first page of each module is opened with the module working
// and hanging. The cases alternate, so a busy machine slows all of them.

/** Odd, so that the median is an actual round. The first is warm-up. */
const ROUNDS = Number(process.env.ROUNDS ?? 15);
const LARGEST_RATIO = 1.05;

/** Measured in the page when its navigation was usable. */
interface Readiness {
  /** Milliseconds since the navigation started. */
  readyMs: number;
  /** Module scripts loaded by then. */
  moduleBytes: number;
}

interface Descriptor {
  id: string;
  routes: { path: string }[];
  nav: { area: string }[];
}
const modules = moduleFolders().map((folder) => {
  const descriptor: Descriptor = JSON.parse(readFileSync(inRoot(folder, 'module.json'), 'utf8'));
  return descriptor;
});
/** The sidebar links of modules for users who are not staff. */
const links = modules
  .flatMap(({ nav }) => nav)
  .filter(({ area }) => area.startsWith('sidebar.') && area !== 'sidebar.staff').length;

/** Runs in the page before other scripts: records when the navigation has all its links, including those of modules. */
function watchNavigation(leastLinks: number): void {
  // no named functions: tsx would wrap them in a helper that pages do not have
  new MutationObserver((_changes, observer) => {
    if (document.querySelectorAll('nav[aria-label="Main"] a[href]').length < leastLinks) return;
    observer.disconnect();
    const readyMs = performance.now();
    const moduleBytes = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/modules\/.*\.js$/.test(new URL(name).pathname))
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      );
    Object.assign(globalThis, { shellReady: { readyMs, moduleBytes } });
  }).observe(document, { childList: true, subtree: true });
}

declare global {
  var shellReady: Readiness | undefined;
}

async function open(page: Page, path: string): Promise<Readiness> {
  await page.addInitScript(watchNavigation, links);
  await page.goto(path, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => globalThis.shellReady);
  const readiness = await seen.jsonValue();
  if (!readiness) throw new Error('The page recorded nothing.');
  return readiness;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Case {
  path: string;
  /** The module whose requests hang. */
  hanging: string | null;
}

async function visit(context: BrowserContext, { path, hanging }: Case): Promise<Readiness> {
  const page = await context.newPage();
  try {
    // in every case, so that the interception costs each page the same
    await page.route(new RegExp(`/modules/${hanging ?? 'nothing'}/`), () => {});
    return await open(page, path);
  } finally {
    await page.close();
  }
}

async function signedIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  const data = { email: 'pro@tayyib.example', password: demoPassword, deviceType: 0 };
  await context.request.post('/api/login', { data });
  return context;
}

const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
try {
  const context = await signedIn(browser, product.address);
  const pages = modules.map(({ id, routes }) => ({ id, path: routes[0]?.path ?? '/' }));
  // each page twice without a hanging module: the difference is the noise of the machine
  const kinds = ['answers', 'answers again', 'hangs'] as const;
  const cases = pages.flatMap(({ id, path }) =>
    kinds.map((kind) => ({ name: `${id} ${kind}`, path, hanging: kind === 'hangs' ? id : null })),
  );
  const seen = new Map<string, Readiness[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    // rotates the order of the cases
    const turned = [...cases.slice(round % cases.length), ...cases.slice(0, round % cases.length)];
    for (const each of turned) {
      const readiness = await visit(context, each);
      if (round > 0) seen.get(each.name)?.push(readiness);
    }
  }
  const readyOf = (name: string) => median((seen.get(name) ?? []).map(({ readyMs }) => readyMs));
  const all = [...seen.values()].flat();
  const moduleBytes = Math.max(...all.map((each) => each.moduleBytes));
  console.log(`Until the navigation holds its ${links} links of modules, median of ${ROUNDS}, turn about`);
  console.log(`${'module'.padEnd(12)} ${kinds.map((kind) => kind.padStart(14)).join('')}   again   hangs`);
  for (const { id } of pages) {
    const [baseline = 0, ...others] = kinds.map((kind) => readyOf(`${id} ${kind}`));
    const ratios = others.map((ms) => ms / baseline);
    const times = [baseline, ...others].map((ms) => `${ms.toFixed(0)} ms`.padStart(14)).join('');
    console.log(`${id.padEnd(12)} ${times} ${ratios.map((ratio) => ratio.toFixed(3).padStart(7)).join(' ')}`);
    if ((ratios[1] ?? 0) > LARGEST_RATIO) process.exitCode = 1;
  }
  console.log(
    `  the bar is ${LARGEST_RATIO.toFixed(2)} for "hangs"; "again" is what the machine itself adds`,
  );
  console.log(
    `JavaScript of modules that had come by then: at most ${moduleBytes} bytes (bar 0), ${all.length} visits`,
  );
  if (moduleBytes > 0) process.exitCode = 1;

  const page = await context.newPage();
  await page.route(/\/modules\//, () => {});
  await open(page, pages[0]?.path ?? '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Assalamu Alaikum/ }).waitFor();
  console.log(`With all ${pages.length} hanging, a click in the navigation leads to another page.`);
} finally {
  await browser.close();
  await product.stop();
}
