import type { Browser } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { startProduct, type Product } from '../support/startProduct';
import { Deeds } from './support/Deeds';
import { newcomerTasks } from './support/newcomerTasks';

// The ten tasks of a newcomer, by pointer at two widths: clicks, texts typed and seconds of each. What cannot be
// done says so, as does an answer that is not known.

const READY_MS = 300_000;
const STEP_MS = 20_000;
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const browser = await openBrowser();
let failures = 0;
try {
  for (const viewport of viewports) {
    const rows = await walk(browser, viewport);
    console.log(`\n${viewport.width} px`);
    console.table(rows);
  }
} finally {
  await browser.close();
}
process.exitCode = failures > 0 ? 1 : 0;

/** With a product of its own: the account of a newcomer has booked and followed nothing. */
async function walk(to: Browser, viewport: (typeof viewports)[number]) {
  const product = await startProduct({ SAMPLE: 'full' }, READY_MS);
  try {
    return await walkOf(product, to, viewport);
  } finally {
    await product.stop();
  }
}

async function walkOf(product: Product, to: Browser, viewport: (typeof viewports)[number]) {
  const context = await to.newContext({ baseURL: product.address, viewport });
  const data = { email: 'pro@tayyib.example', password: demoPassword, deviceType: 0 };
  const answer = await context.request.post('/api/login', { data, timeout: READY_MS });
  if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
  const rows: Record<string, string | number>[] = [];
  for (const { name, from = '/dashboard', run } of newcomerTasks) {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS);
    await page.goto(from);
    await page.locator('main h1').first().waitFor();
    const deeds = new Deeds(page);
    const startMs = performance.now();
    const problem = await run(deeds).then(
      async (answer) => (/not known/i.test(await answer.innerText()) ? 'The answer is not known.' : ''),
      (error: unknown) => String(error).split('\n').slice(0, 3).join(' ').slice(0, 160),
    );
    if (problem !== '') failures += 1;
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    rows.push({ task: name, clicks: deeds.clicks, texts: deeds.texts, seconds, problem });
    await page.close();
  }
  await context.close();
  return rows;
}
