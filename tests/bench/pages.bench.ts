import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readConfig } from '../../server/src/config';
import { demoPassword } from '../../server/src/database/seed/demoAccounts';
import { openStore } from '../../server/src/database/openStore';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import { framesWhile, paintedAfterKey, paintsOf } from './paints';
import { companies, fillWithCompanies, symbolOf } from './tenThousandCompanies';

// What a person waits for on the pages over a market of 10,000 companies, in a browser of this machine: from a key to the
// rows of a screen of ten clauses, from a key to what was found, a stock's page with and without what the browser kept, and
// how many frames a list of every company drops while it scrolls.

const ROUNDS = 15;
const PAGE_ROUNDS = 7;
const READY_MS = 300_000;
/** How long the screen's text rests before it is asked, by design; the rest is what the machine takes. */
const REST_MS = 300;

const tenClauses = (least: number) => `Market capitalization > ${least}
Debt to assets < 90%
Interest income to income < 50%
Return on equity > -500
Net margin > -1000
Debt / Total assets < 5
Total assets > 0
Sector != Nothing
Total income > 0
Cash > 0`;

const at = (values: readonly number[], fraction: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * fraction) - 1] ?? NaN;
const told = (values: readonly number[]) =>
  `p50 ${at(values, 0.5).toFixed(0)} ms, p95 ${at(values, 0.95).toFixed(0)} ms of ${values.length}`;

async function signedIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.request.post('/api/login', {
    data: { email: 'pro@tayyib.example', password: demoPassword, deviceType: 0 },
    timeout: READY_MS,
  });
  const page = await context.newPage();
  // what runs these files gives functions their names by a helper that the page does not have
  await page.addInitScript('globalThis.__name ??= (work) => work');
  page.setDefaultTimeout(READY_MS);
  return page;
}

async function screens(page: Page): Promise<void> {
  const query = new URLSearchParams({ q: tenClauses(10), sort: 'Market capitalization', order: 'asc' });
  await page.goto(`/screener?${query}`);
  const words = page.getByRole('textbox', { name: 'In words' });
  await page.getByRole('table', { name: 'Stocks that match' }).waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await words.fill(tenClauses(20 + round));
    await page.waitForLoadState('networkidle');
    // one more figure before the first line's end: the list begins with another company
    await words.evaluate((field) => {
      if (!(field instanceof HTMLTextAreaElement)) return;
      const end = field.value.indexOf('\n');
      field.setSelectionRange(end, end);
    });
    times.push(await paintedAfterKey(page, '5', 'main tbody th a'));
  }
  const own = times.map((time) => time - REST_MS);
  console.log(
    `Ten clauses over ${companies} companies, key to rows: ${told(times)}; without the rest ${told(own)}`,
  );
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search stocks' });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const code = symbolOf(1000 + round * 37);
    await field.fill(code.slice(0, -1));
    await page.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    times.push(await paintedAfterKey(page, code.slice(-1), '[role="option"] strong'));
  }
  console.log(`Search, key to what was found: ${told(times)} (bar 50 ms)`);
}

async function stockPage(browser: Browser, address: string): Promise<void> {
  const cold: { first: number; largest: number }[] = [];
  const warm: typeof cold = [];
  for (let round = 0; round < PAGE_ROUNDS; round += 1) {
    const page = await signedIn(browser, address);
    cold.push(await paintsOf(page, `/stock?isin=${symbolOf(3)}`));
    warm.push(await paintsOf(page, `/stock?isin=${symbolOf(3)}`));
    await page.context().close();
  }
  for (const [name, paints] of [
    ['cold', cold],
    ['warm', warm],
  ] as const) {
    console.log(`Stock page ${name}: first paint ${told(paints.map(({ first }) => first))}`);
    console.log(`Stock page ${name}: largest    ${told(paints.map(({ largest }) => largest))}`);
  }
  const ratio =
    at(
      cold.map(({ largest }) => largest),
      0.5,
    ) /
    at(
      warm.map(({ largest }) => largest),
      0.5,
    );
  console.log(`Largest paint, cold over warm: ${ratio.toFixed(2)} x`);
}

async function scroll(page: Page): Promise<void> {
  await page.goto(`/screener?${new URLSearchParams({ q: 'Market capitalization > 0' })}`);
  const table = page.getByRole('table', { name: 'Stocks that match' });
  const total = Number(await table.getAttribute('aria-rowcount')) - 1;
  await page.waitForFunction(
    (last) => {
      const frame = document.querySelector('main table')?.parentElement;
      if (frame) frame.scrollTop = frame.scrollHeight;
      const row = [...document.querySelectorAll('main tr[aria-rowindex]')].at(-1);
      return Number(row?.getAttribute('aria-rowindex')) > last;
    },
    total,
    { timeout: READY_MS },
  );
  const still = await framesWhile(page, 0);
  const moving = await framesWhile(page, 60);
  console.log(
    `Scrolling ${total} rows: ${moving.dropped} of ${moving.frames} frames dropped (${still.dropped} of ${still.frames} while nothing moves), the longest ${moving.longestMs.toFixed(0)} ms`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const store = await openStore(
  readConfig({ NODE_ENV: 'development', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir }),
  console.error,
);
await fillWithCompanies(store.db);
await store.close();
const [product, browser] = await Promise.all([startProduct({ DATA_DIR: dataDir }, READY_MS), openBrowser()]);
try {
  const page = await signedIn(browser, product.address);
  // the server reads the market once, before anything is timed
  await page.context().request.get('/api/stocks', { timeout: READY_MS });
  await screens(page);
  await search(page);
  await stockPage(browser, product.address);
  const again = await signedIn(browser, product.address);
  await scroll(again);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
