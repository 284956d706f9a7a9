import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import { at, summary } from './support/timings';

// 10,000 purchases from a tradebook, imported in a real browser: from choosing the file to its preview, and from the button to the
// stored portfolio with its figures. Both together have the bar. The same without an account's storage, in the tab alone.

const LINES = 10_000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const BAR_MS = 5000;
const WAIT_MS = 120_000;

/** Companies of the small sample. */
const companies = [
  ['RELIANCE', 'INE002A01018'],
  ['TCS', 'INE467B01029'],
  ['INFY', 'INE009A01021'],
  ['ITC', 'INE154A01025'],
] as const;
const head =
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time';

/** A tradebook of ten years; every fifth trade is a sale. */
function tradebook(): Buffer {
  const rows = Array.from({ length: LINES }, (_, line) => {
    const [symbol, isin] = companies[line % companies.length] ?? companies[0];
    const date = new Date(Date.UTC(2016, 0, 4) + Math.floor((line * 3650) / LINES) * 86_400_000);
    const day = date.toISOString().slice(0, 10);
    const [side, quantity] = line % 5 === 4 ? ['sell', 2] : ['buy', 3];
    const price = (900 + (line % 700) + 0.05).toFixed(6);
    return `${symbol},${isin},${day},NSE,EQ,EQ,${side},false,${quantity}.000000,${price},T${line},O${line},${day}T10:00:00`;
  });
  return Buffer.from([head, ...rows].join('\n'));
}

interface Round {
  preview: number;
  stored: number;
}

async function importOnce(page: Page, file: Buffer): Promise<Round> {
  await page.goto('/portfolio');
  const field = page.getByLabel('Spreadsheet, CSV file or account statement (PDF)');
  await field.waitFor();
  const start = performance.now();
  await field.setInputFiles({ name: 'tradebook.csv', mimeType: 'text/csv', buffer: file });
  await page.getByText('10,000 to import', { exact: false }).waitFor();
  const previewed = performance.now();
  await page.getByRole('button', { name: 'Import 10,000' }).click();
  const overview = page.getByRole('region', { name: 'Overview' });
  await overview
    .getByText(/^Yearly return \(XIRR\)/)
    .first()
    .waitFor();
  await page.getByText('2,500 entries', { exact: false }).last().waitFor();
  await field.waitFor();
  const end = performance.now();
  return { preview: previewed - start, stored: end - previewed };
}

async function clear(page: Page) {
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await page.getByText('Enter a purchase or import a file to see your portfolio.').waitFor();
}

function report(where: string, rounds: readonly Round[]) {
  const totals = rounds.map(({ preview, stored }) => preview + stored);
  console.log(`${where}: file to preview ${summary(rounds.map(({ preview }) => preview))}`);
  console.log(`${where}: button to figures ${summary(rounds.map(({ stored }) => stored))}`);
  console.log(`${where}: both ${summary(totals)} (bar ${BAR_MS} ms)`);
  if (at(totals, 0.5) > BAR_MS) process.exitCode = 1;
}

const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
try {
  const context = await browser.newContext({ baseURL: product.address, serviceWorkers: 'block' });
  const data = { email: 'premium@tayyib.example', password: demoPassword, deviceType: 0 };
  await context.request.post('/api/login', { data });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const file = tradebook();
  for (const isStored of [false, true]) {
    if (isStored) {
      await page.getByRole('button', { name: 'Agree and store it' }).click();
      await page.getByText(/is stored on your account/).waitFor();
    }
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const seen = await importOnce(page, file);
      // the first is warm-up
      if (round > 0) rounds.push(seen);
      await clear(page);
    }
    report(`${LINES} trades, ${isStored ? 'stored on the account' : 'in the tab'}`, rounds);
  }
} finally {
  await browser.close();
  await product.stop();
}
