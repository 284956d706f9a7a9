import { setTimeout as pause } from 'node:timers/promises';
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import {
  aKillableJanus,
  whyNoJanus,
} from '../../server/src/features/community/calls/sfu/janus/killableJanus.testing';
import { root } from '../../build/paths.mjs';
import type { CallPair } from '../journeys/setup/callRounds';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import { at, beginCall, endCall, openPair } from './support/callPair';
import { allSeeAll, openGuests, roomTitle } from './support/roomGuests';
import { watchDecoded } from './support/watchDecoded';

// What the stage of calls costs: the time from accepting a call to the first picture, and six people in a forwarded room, with pictures
// a second and the CPU time of the browser. BEFORE=<folder> measures another built copy of the repository beside this one, in the same
// run. `CALLS_TIMED` sets how many calls are timed (20), `ROOM_SECONDS` how long the room is watched (20), `ROOM_REPEATS` how often (2).

const TIMED_CALLS = Number(process.env['CALLS_TIMED'] ?? 20);
const WATCHED_MS = Number(process.env['ROOM_SECONDS'] ?? 20) * 1000;
const REPEATS = Number(process.env['ROOM_REPEATS'] ?? 2);
const READY_MS = 300_000;
const SETTLED_MS = 8000;
const allowance = { CALL_ALLOWANCE: '10000' };

const folders: [name: string, folder: string][] = [['now', root]];
const before = process.env['BEFORE'];
if (before !== undefined) folders.unshift(['before', before]);

const load = () => `load of the machine ${(loadavg()[0] ?? NaN).toFixed(1)}`;

/** The CPU seconds that all processes of a browser have used. */
async function cpuSeconds(browser: Browser): Promise<number> {
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  await devTools.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Calls of both builds alternate, so that what else the machine does is the same for both. */
async function timeCalls(): Promise<void> {
  const browser = await openBrowser();
  const builds: { name: string; pair: CallPair; times: number[]; stop: () => Promise<void> }[] = [];
  try {
    for (const [name, folder] of folders) {
      const { address, stop } = await startProduct(allowance, READY_MS, [], folder);
      builds.push({ name, pair: await openPair(browser, address), times: [], stop });
    }
    // the first round is warm-up
    for (let round = 0; round <= TIMED_CALLS; round += 1) {
      for (const { pair, times } of round % 2 === 0 ? builds : builds.toReversed()) {
        const ms = await beginCall(pair);
        if (round > 0) times.push(ms);
        await endCall(pair);
      }
    }
    for (const { name, times } of builds)
      console.log(
        `accept -> first picture, ${name}: p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms of ${String(times.length)} calls (${load()})`,
      );
  } finally {
    await browser.close();
    await Promise.all(builds.map(({ stop }) => stop()));
  }
}

/** Six people in a room that a forwarding server carries. */
async function watchSix(name: string, folder: string): Promise<void> {
  const janus = aKillableJanus();
  const [product, browser] = await Promise.all([
    startProduct({ ...allowance, ...janus.environment }, READY_MS, [], folder),
    openBrowser(),
  ]);
  try {
    const six = await openGuests(browser, product.address);
    const [host, ...others] = six;
    await host?.rooms.open(roomTitle);
    for (const { page, rooms } of others) {
      await page.getByRole('button', { name: `Join ${roomTitle}` }).click();
      // an earlier build joins without a preview
      const joinNow = page.getByRole('button', { name: 'Join now' });
      await joinNow.or(rooms.heading(roomTitle)).first().waitFor();
      if (await joinNow.isVisible()) await joinNow.click();
      await rooms.heading(roomTitle).waitFor();
    }
    await allSeeAll(six);
    await pause(SETTLED_MS);
    const cpuBefore = await cpuSeconds(browser);
    const startedMs = performance.now();
    const flows = await watchDecoded(
      six.map(({ page }) => page),
      WATCHED_MS,
    );
    const seconds = (performance.now() - startedMs) / 1000;
    const cpu = ((await cpuSeconds(browser)) - cpuBefore) / seconds;
    const rates = flows.map(({ framesPerSecond }) => framesPerSecond);
    console.log(
      `six people, ${name}: ${String(flows.length)} pictures, ${at(rates, 0.5).toFixed(1)} a second at p50, ${Math.min(...rates).toFixed(1)} at the worst; the browser uses ${cpu.toFixed(2)} s of CPU a second (${load()})`,
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}

await timeCalls();
const missing = whyNoJanus();
if (missing !== null) console.log(`skipped: six people (${missing})`);
else for (let repeat = 0; repeat < REPEATS; repeat += 1) for (const one of folders) await watchSix(...one);
