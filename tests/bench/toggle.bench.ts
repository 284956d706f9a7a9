import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';

// The time from switching a module off or on to the change in an open tab, and whether fifty rounds leak memory in the tab.

const TIMED_CHANGES = 20;
const CYCLES = 50;
const SLOWEST_MS = 2_000;
const LARGEST_GROWTH_BYTES = 5 * 1024 * 1024;
const MODULE = { id: 'tools', path: '/zakat-calculator', title: 'Zakat Calculator' };

async function signedInPage(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.request.post('/api/login', { data: { email, password: demoPassword, deviceType: 0 } });
  return context.newPage();
}

const at = (values: number[], fraction: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * fraction) - 1] ?? 0;

/** The heap size after garbage collection. */
async function heapBytes(page: Page): Promise<number> {
  const inspector = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  await inspector.detach();
  return usedSize;
}

const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
try {
  const staff = await signedInPage(browser, product.address, 'staff@tayyib.example');
  const page = await signedInPage(browser, product.address, 'free@tayyib.example');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await page.goto(MODULE.path);
  await heading(MODULE.title).waitFor();
  await page.waitForLoadState('networkidle');

  /** Milliseconds until the tab shows the change. */
  const change = async (enabled: boolean): Promise<number> => {
    const startedAt = performance.now();
    const answer = await staff.request.put(`/api/staff/modules/${MODULE.id}/enabled`, {
      data: { enabled, why: 'measured by the bench' },
      headers: { origin: product.address },
    });
    if (!answer.ok()) throw new Error(`The change was refused: ${await answer.text()}`);
    await heading(enabled ? MODULE.title : `${MODULE.title} is switched off`).waitFor();
    return performance.now() - startedAt;
  };

  // one-time allocations, such as compiled code, are no growth
  for (let round = 0; round < 3; round += 1) for (const enabled of [false, true]) await change(enabled);
  const before = await heapBytes(page);
  const times: number[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    for (const enabled of [false, true]) {
      const elapsed = await change(enabled);
      if (times.length < TIMED_CHANGES) times.push(elapsed);
    }
  }
  const growth = (await heapBytes(page)) - before;
  const p95 = at(times, 0.95);
  console.log(
    `An open tab follows in ${at(times, 0.5).toFixed(0)} ms (p50), ${p95.toFixed(0)} ms (p95 of ${times.length}; bar ${SLOWEST_MS})`,
  );
  console.log(
    `Heap after ${CYCLES} times off and on: ${(growth / 1024 / 1024).toFixed(2)} MB more (bar 5), ${(before / 1024 / 1024).toFixed(1)} MB before`,
  );
  if (p95 > SLOWEST_MS || growth > LARGEST_GROWTH_BYTES) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
