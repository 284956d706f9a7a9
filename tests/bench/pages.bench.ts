import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type APIRequestContext, type Browser, type Page } from 'playwright-core';
import { readConfig } from '../../server/src/config/config';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openStore } from '../../server/src/database/openStore';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import { framesWhile, paintedAfterKey, paintsOf, type Paints } from './support/paints';
import { at, summary } from './support/timings';
import { companies, fillWithCompanies, symbolOf } from './support/fillWithCompanies';

// The waiting times on the market pages with 10,000 companies, in a real browser: from a key press to the rows of a screen of ten
// clauses, from a key press to search results, a stock page with cold and warm cache, and the dropped frames while scrolling a list
// of all companies.

const ROUNDS = 15;
const PAGE_ROUNDS = 7;
const READY_MS = 300_000;
const PAGE_MS = 60_000;
/** Between two letters, longer than the burst that the search debounces: a fast typist's pause. */
const LETTER_MS = 100;
/** The debounce of the screen's text, which is subtracted. */
const REST_MS = 300;

const tenClauses = (least: number) => `Market capitalization > ${least}
Debt to assets < 90%
Interest income to income < 50%
Return on equity > -500
Net margin > -1000
Debt / Total assets < 5
Total assets > 0
Sector != Energy
Total income > 0
Cash > 0`;

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Signs in a user with the biggest plan, once: a second session would end the first. */
async function signIn(baseURL: string): Promise<Session> {
  const desk = await request.newContext({ baseURL });
  const answer = await desk.post('/api/login', {
    data: { email: 'pro@tayyib.example', password: demoPassword, deviceType: 0 },
    timeout: READY_MS,
  });
  if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
  // makes the server load the market before the measurements
  await desk.get('/api/search?q=tata', { timeout: READY_MS });
  const session = await desk.storageState();
  await desk.dispose();
  return session;
}

/** A page of a browser with an empty cache and a session. */
async function newPage(browser: Browser, baseURL: string, storageState: Session): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ baseURL, storageState, viewport })).newPage();
  // tsx wraps named functions in a helper that the page does not have
  await page.addInitScript('globalThis.__name ??= (work) => work');
  page.setDefaultTimeout(PAGE_MS);
  return page;
}

async function screens(page: Page): Promise<void> {
  const query = new URLSearchParams({ q: tenClauses(10), sort: 'Market capitalization', order: 'asc' });
  await page.goto(`/screener?${query}`);
  const words = page.getByRole('textbox', { name: 'Query' });
  await page.getByRole('table', { name: 'Stocks that match' }).waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await words.fill(tenClauses(1000 + round));
    // the filters render from the address, and mark outdated results
    await page.waitForFunction(
      (least) =>
        document
          .querySelector<HTMLInputElement>('main ol input[inputmode="decimal"]')
          ?.value.replace(',', '') === least,
      String(1000 + round),
    );
    await answered(page);
    // one more digit in the first line changes the first company of the list
    await words.evaluate((field) => {
      if (!(field instanceof HTMLTextAreaElement)) return;
      const end = field.value.indexOf('\n');
      field.setSelectionRange(end, end);
    });
    times.push(await paintedAfterKey(page, '5', 'main section[aria-busy] tbody th a'));
  }
  const own = times.map((time) => time - REST_MS);
  console.log(
    `Ten clauses over ${companies} companies, key to rows: ${summary(times)}; without the rest ${summary(own)}`,
  );
}

/** Waits until the results match the address. */
const answered = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('main section[aria-busy]')?.getAttribute('aria-busy') === 'false',
  );

async function search(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search stocks' });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const code = symbolOf(Math.ceil(companies / 10) + round * 13);
    await field.fill(code.slice(0, -1));
    await page.getByRole('option').first().getByText(code.slice(0, -1), { exact: true }).waitFor();
    await page.waitForTimeout(LETTER_MS);
    times.push(await paintedAfterKey(page, code.slice(-1), '[role="option"] strong'));
  }
  console.log(`Search, one more letter to what is left: ${summary(times)} (bar 50 ms)`);
  // these are not cached
  const firstLetter: number[] = [];
  for (const digit of '0123456789') {
    await field.fill('');
    await page.waitForTimeout(LETTER_MS);
    firstLetter.push(await paintedAfterKey(page, digit, '[role="option"] strong'));
  }
  console.log(`Search, first letter to what was found: ${summary(firstLetter)} (bar 50 ms)`);
}

async function hasVerdict(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Verdict', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function stockPage(browser: Browser, address: string, session: Session): Promise<void> {
  const cold: Paints[] = [];
  const warm: typeof cold = [];
  for (let round = 0; round < PAGE_ROUNDS; round += 1) {
    const page = await newPage(browser, address, session);
    cold.push(await paintsOf(page, `/stock?isin=${symbolOf(3)}`, hasVerdict));
    warm.push(await paintsOf(page, `/stock?isin=${symbolOf(3)}`, hasVerdict));
    await page.context().close();
  }
  for (const [name, paints] of [
    ['cold', cold],
    ['warm', warm],
  ] as const) {
    console.log(`Stock page ${name}: first paint ${summary(paints.map(({ first }) => first))}`);
    console.log(`Stock page ${name}: largest    ${summary(paints.map(({ largest }) => largest))}`);
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

const startedMs = performance.now();
const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
try {
  const store = await openStore(
    readConfig({ NODE_ENV: 'development', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir }),
    console.error,
  );
  await fillWithCompanies(store.db);
  await store.close();
  const product = await startProduct({ DATA_DIR: dataDir }, READY_MS);
  try {
    const session = await signIn(product.address);
    const browser = await openBrowser();
    try {
      const page = await newPage(browser, product.address, session);
      await screens(page);
      await search(page);
      await stockPage(browser, product.address, session);
      await scroll(page);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`All of it took ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
