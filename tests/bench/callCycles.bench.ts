import type { Page } from 'playwright-core';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import { beginCall, endCall, openPair } from './support/callPair';
import { measureHeap, type HeapUsage } from './support/measureHeap';
import { timersOf } from './support/watchTimers';

// Whether hundreds of calls leak devices, connections, timers or memory. `CALLS_CYCLES` sets how many (500).

const CYCLES = Number(process.env['CALLS_CYCLES'] ?? 500);
const GROWTH_BYTES_PER_CALL = 1024;
/** Calls until one-time allocations, such as compiled code, are done. */
const warmUp = 6;
/** Caches fill during the first calls, so growth is measured in the second half. */
const countedFrom = warmUp + Math.floor(CYCLES / 2);
/** The grace period for timers that are about to expire. */
const timersWithinMs = 10_000;

/** Devices and connections of the page that are still open. */
const leftOpen = (page: Page) =>
  page.evaluate(() => {
    const { tracks = [], connections = [] } = window.watchedMedia ?? {};
    const live = tracks.filter(({ readyState }) => readyState === 'live').length;
    const open = connections.filter(({ connectionState }) => connectionState !== 'closed').length;
    // excludes the bench's own records
    tracks.length = connections.length = 0;
    return { live, open };
  });

/** The minimum number of running timers in a period: the page's own timers come and go. */
async function restingTimers(page: Page): Promise<number> {
  let fewest = Infinity;
  const until = Date.now() + timersWithinMs;
  while (Date.now() < until) {
    fewest = Math.min(fewest, await timersOf(page));
    await page.waitForTimeout(200);
  }
  return fewest;
}

/** Sequentially: each snapshot is as large as the heap. */
async function heapOf(pages: readonly Page[]): Promise<HeapUsage[]> {
  const usages: HeapUsage[] = [];
  for (const page of pages) usages.push(await measureHeap(page));
  return usages;
}

const [product, browser] = await Promise.all([startProduct({ CALL_ALLOWANCE: '10000' }), openBrowser()]);
try {
  const pair = await openPair(browser, product.address);
  const pages = [pair.farah.page, pair.bilal.page];
  const left = { live: 0, open: 0 };
  let timersBefore: number[] = [];
  let heapBefore: HeapUsage[] = [];
  for (let cycle = 0; cycle < warmUp + CYCLES; cycle += 1) {
    if (cycle === warmUp) {
      timersBefore = await Promise.all(pages.map(restingTimers));
    }
    if (cycle === countedFrom) heapBefore = await heapOf(pages);
    await beginCall(pair);
    await endCall(pair);
    for (const page of pages) {
      const { live, open } = await leftOpen(page);
      left.live += live;
      left.open += open;
    }
  }
  const timers = (await Promise.all(pages.map(restingTimers))).map(
    (count, index) => count - (timersBefore[index] ?? 0),
  );
  const extra = Math.max(0, ...timers);
  console.log(
    `${String(CYCLES)} calls: ${String(left.live)} tracks live, ${String(left.open)} connections open, ${String(extra)} timers more than before`,
  );
  const heapNow = await heapOf(pages);
  for (const [index, who] of ['caller', 'callee'].entries()) {
    const grown = (of: keyof HeapUsage) => (heapNow[index]?.[of] ?? NaN) - (heapBefore[index]?.[of] ?? NaN);
    const perCall = (of: keyof HeapUsage) => grown(of) / (warmUp + CYCLES - countedFrom);
    const bytes = perCall('bytes');
    console.log(
      `retained at the ${who} per call of the second half: ${bytes.toFixed(0)} bytes (at most ${String(GROWTH_BYTES_PER_CALL)}), besides ${perCall('codeBytes').toFixed(0)} of compiled code; ${String(grown('mediaObjects'))} parts of connections and streams in all`,
    );
    if (!(bytes <= GROWTH_BYTES_PER_CALL)) process.exitCode = 1;
  }
  if (left.live > 0 || left.open > 0 || extra > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
