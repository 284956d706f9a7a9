import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../../server/src/database/seed/demoAccounts';
import { Calls } from '../journeys/pages/Calls';
import { watchMedia } from '../journeys/watchMedia';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';

// How soon two people see each other once a call is accepted, and whether hundreds of calls leave a camera, a connection or
// memory behind. `CALLS_CYCLES` sets how many (500).

const TIMED_CALLS = 30;
const CYCLES = Number(process.env['CALLS_CYCLES'] ?? 500);
const FIRST_FRAME_P95_MS = 600;
const GROWTH_BYTES_PER_CALL = 1024;

async function online(browser: Browser, baseURL: string, plan: string, name: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const data = { email: `${plan}@tayyib.example`, password: demoPassword, deviceType: 0 };
  await context.request.post('/api/login', { data });
  const page = await context.newPage();
  await watchMedia(page);
  const calls = new Calls(page);
  await calls.open();
  await calls.goOnline(name);
  return { page, calls };
}

const at = (values: number[], fraction: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * fraction) - 1] ?? 0;

/** What the page holds once all that can go is gone. */
async function heapBytes(page: Page): Promise<number> {
  const inspector = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  await inspector.detach();
  return usedSize;
}

/** Devices and connections of the page that are still open. */
const leftOpen = (page: Page) =>
  page.evaluate(() => {
    const { tracks = [], connections = [] } = window.watchedMedia ?? {};
    const live = tracks.filter(({ readyState }) => readyState === 'live').length;
    const open = connections.filter(({ connectionState }) => connectionState !== 'closed').length;
    // what the bench itself remembers is not the page's doing
    tracks.length = connections.length = 0;
    return live + open;
  });

const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
try {
  const farah = await online(browser, product.address, 'free', 'Farah');
  const bilal = await online(browser, product.address, 'basic', 'Bilal');

  /** Milliseconds from the click that accepts to the first picture of the other side, at the callee. */
  const call = async (): Promise<number> => {
    await farah.calls.call('Bilal');
    await bilal.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).waitFor();
    const elapsed = await bilal.page.evaluate(async (label) => {
      const accept = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Accept');
      const startedAt = performance.now();
      accept?.click();
      return new Promise<number>((resolve) => {
        const look = () => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
          if ((video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0)
            resolve(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        look();
      });
    }, 'Farah’s picture');
    await bilal.calls.hangUp();
    await Promise.all([farah.calls.isFree(), bilal.calls.isFree()]);
    return elapsed;
  };
  /** The server lets a person try a call every twelve seconds, after a first few; the bench is let off by waiting for its yes. */
  const rested = () =>
    new Promise((resolve) => setTimeout(resolve, Number(process.env['CALLS_REST_MS'] ?? 0)));

  const times: number[] = [];
  let left = 0;
  let before = 0;
  for (let cycle = 0; cycle < Math.max(TIMED_CALLS, CYCLES); cycle += 1) {
    times.push(await call());
    left += (await leftOpen(farah.page)) + (await leftOpen(bilal.page));
    // what is made once and kept, like the code itself, is no growth
    if (cycle === 5) before = await heapBytes(farah.page);
    await rested();
  }
  const growth = ((await heapBytes(farah.page)) - before) / Math.max(1, times.length - 6);
  const timed = times.slice(0, TIMED_CALLS);
  const [p50, p95] = [at(timed, 0.5), at(timed, 0.95)];
  console.log(
    `accept -> first picture, ${TIMED_CALLS} direct calls: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
  console.log(
    `${times.length} calls: ${left} tracks or connections left open, ${growth.toFixed(0)} bytes of heap per call`,
  );
  if (p95 > FIRST_FRAME_P95_MS || left > 0 || growth > GROWTH_BYTES_PER_CALL) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
