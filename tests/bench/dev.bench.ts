import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { freePort } from '../../server/src/lib/freePort';
import { copyWorkspace } from '../support/copyWorkspace';
import { openBrowser } from '../support/openBrowser';

// The time from saving a file to its change in an open page of `npm run dev`. It runs on a temporary copy of the sources.

const ROUNDS = 5;
const FIRST_BUILD_WITHIN_MS = 600_000;
const CHANGE_WITHIN_MS = 60_000;
const REST_MS = 1_000;
const PAGE = { path: '/zakat-calculator', title: 'Zakat Calculator' };

/** One file of each kind, with the place of the changed text. */
const EDITS = [
  { kind: 'module', file: 'mfe-tools/src/pages/ZakatPage.tsx', at: 'lead="', barMs: 1_000 },
  {
    kind: 'shared',
    file: 'shared/src/sdk/ui/PageHeading/PageHeading.tsx',
    at: '<h1 className={styles.title}>',
    barMs: 3_000,
  },
  { kind: 'shell', file: 'shell/src/layout/SkipLink.tsx', at: 'Skip to content ', barMs: 3_000 },
  {
    kind: 'server',
    file: 'server/src/features/market/metals/metalRoutes.ts',
    at: "publisher: '",
    barMs: 3_000,
  },
] as const;

/** The original texts of these places. */
const PREPARED: Readonly<Record<string, readonly [string, string]>> = {
  shell: ['Skip to content\n', 'Skip to content \n'],
  server: ['source: { publisher,', "source: { publisher: '' + publisher,"],
};

const copy = copyWorkspace();
const port = await freePort();
const serverPort = await freePort();
const address = `http://localhost:${port}`;

for (const { kind, file } of EDITS) {
  const [from, to] = PREPARED[kind] ?? ['', ''];
  write(file, read(file).replace(from, to));
}
const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: copy.folder,
  env: {
    ...process.env,
    PORT: String(port),
    SERVER_PORT: String(serverPort),
    DATA_DIR: join(copy.folder, '.data'),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(dev, 'exit');
const browser = await openBrowser();
try {
  const page = await openPage();
  for (const { kind, file, at, barMs } of EDITS) {
    const original = read(file);
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const word = `saved-${kind}-${round} `;
      const startedMs = performance.now();
      write(file, original.replace(at, `${at}${word}`));
      await page.getByText(word.trim()).first().waitFor({ state: 'attached', timeout: CHANGE_WITHIN_MS });
      if (round > 0) times.push(performance.now() - startedMs); // the first compiles what the others find compiled
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(REST_MS);
    }
    tell(kind, times, barMs);
  }
} finally {
  await browser.close();
  if (dev.exitCode === null) dev.kill('SIGTERM');
  await ended;
  copy.remove();
}

function read(file: string): string {
  return readFileSync(join(copy.folder, file), 'utf8');
}

function write(file: string, content: string): void {
  writeFileSync(join(copy.folder, file), content);
}

/** The page of a signed-in user after the first build. */
async function openPage(): Promise<Page> {
  const giveUpMs = performance.now() + FIRST_BUILD_WITHIN_MS;
  const context = await browser.newContext({ baseURL: address });
  const credentials = { email: 'free@tayyib.example', password: demoPassword, deviceType: 0 };
  const signIn = () => context.request.post('/api/login', { data: credentials }).catch(() => undefined);
  while (!(await signIn())?.ok()) await untilLater(giveUpMs);
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1, name: PAGE.title });
  const hasOpened = () =>
    page
      .goto(PAGE.path)
      .then(() => heading.waitFor({ timeout: 10_000 }))
      .then(() => true)
      .catch(() => false);
  while (!(await hasOpened())) await untilLater(giveUpMs);
  return page;
}

async function untilLater(giveUpMs: number): Promise<void> {
  if (dev.exitCode !== null) throw new Error('npm run dev exited.');
  if (performance.now() > giveUpMs) throw new Error('The first build timed out.');
  await new Promise((resolve) => setTimeout(resolve, 500));
}

function tell(kind: string, times: readonly number[], barMs: number): void {
  const sorted = [...times].sort((a, b) => a - b);
  const p50 = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const max = sorted.at(-1) ?? NaN;
  console.log(
    `${kind.padEnd(8)} p50 ${p50.toFixed(0).padStart(6)} ms  max ${max.toFixed(0).padStart(6)} ms (bar ${barMs})`,
  );
}
