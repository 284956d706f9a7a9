import type { Page } from 'playwright-core';
import { everything, noDirectPath, theRelay } from '../support/openNetworks';
import { openRelayedSetup, relayPort, whyNoRelay } from '../support/relayedNetworks';
import { beginCall, endCall, openPair } from './support/callPair';

// The effect of an outage on a call over a relay: how long the video freezes, and how soon it resumes after the outage. Then the
// server is killed during a call. `OUTAGE_SECONDS` sets the outages (3,8,20).

const OUTAGES = (process.env['OUTAGE_SECONDS'] ?? '3,8,20').split(',').map(Number);
/** The limits for resuming: after a short outage the ICE path is the same, after a long one ICE restarts. */
const backWithinMs = (outageSeconds: number) => (outageSeconds < 5 ? 1000 : 3000);
/** Shorter freezes are not visible. */
const UNDISTURBED_MS = 500;
/** A generous timeout, so that it does not affect the result. */
const PATIENCE_MS = 60_000;

declare global {
  interface Window {
    /** Wall-clock milliseconds at which a new frame of the other side had been decoded. */
    decodedAt?: number[];
  }
}

/** Records when frames are decoded. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const decodedAt: number[] = [];
    window.decodedAt = decodedAt;
    let before = -1;
    setInterval(() => {
      const report = window.watchedMedia?.connections.at(-1)?.getStats();
      void report?.then((entries: ReadonlyMap<string, RTCInboundRtpStreamStats>) => {
        for (const { type, kind, framesDecoded = 0 } of entries.values()) {
          if (type !== 'inbound-rtp' || kind !== 'video' || framesDecoded === before) continue;
          before = framesDecoded;
          decodedAt.push(Date.now());
        }
      });
    }, 50);
  });
}

const framesOf = (page: Page) => page.evaluate(() => window.decodedAt ?? []);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until frames arrive steadily again after a moment. */
async function movesAfter(page: Page, since: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if ((await framesOf(page)).filter((at) => at > since).length > 10) return;
    await pause(200);
  }
}

/** The longest gap between frames that overlaps a time span. */
function longestGap(frames: readonly number[], from: number, to: number): number {
  let longest = 0;
  for (const [index, at] of frames.entries()) {
    const next = frames[index + 1] ?? Infinity;
    if (next >= from && at <= to) longest = Math.max(longest, next - at);
  }
  return longest;
}

const missing = whyNoRelay();
if (missing !== null) console.log(`skipped: outages of calls (${missing})`);
else {
  const scene = await openRelayedSetup({ CALL_ALLOWANCE: '1000' });
  try {
    const pair = await openPair(scene.browser, scene.product.address);
    const pages = [pair.farah.page, pair.bilal.page];
    scene.networks.block(noDirectPath);
    for (const page of pages) await watchFrames(page);

    const lost = { 'the relay': theRelay(relayPort), 'the whole network': everything };
    for (const [what, rule] of Object.entries(lost)) {
      for (const seconds of OUTAGES) {
        await beginCall(pair);
        await pause(3000);
        const goneAt = Date.now();
        scene.networks.block(noDirectPath, rule);
        await pause(seconds * 1000);
        const backAt = Date.now();
        scene.networks.block(noDirectPath);
        await Promise.all(pages.map((page) => movesAfter(page, backAt)));
        const frames = await Promise.all(pages.map(framesOf));
        const frozen = frames.map((times) => longestGap(times, goneAt, backAt));
        const back = frames.map((times) => (times.find((at) => at > backAt) ?? Infinity) - backAt);
        const atMost = backWithinMs(seconds);
        const worst = Math.max(...back);
        const still = Math.max(...frozen);
        console.log(
          `${what} away for ${String(seconds)} s: picture still for ${(still / 1000).toFixed(1)} s, back ${(worst / 1000).toFixed(1)} s after the network (at most ${String(atMost / 1000)} s)`,
        );
        if (worst > atMost) process.exitCode = 1;
        await endCall(pair);
      }
    }

    await beginCall(pair);
    await pause(3000);
    const connections = await Promise.all(pages.map(connectionsOf));
    const goneAt = Date.now();
    await scene.restartProduct();
    const backAt = Date.now();
    await pause(15_000);
    const seenUntil = Date.now() - UNDISTURBED_MS;
    const frames = await Promise.all(pages.map(framesOf));
    const gap = Math.max(...frames.map((times) => longestGap(times, goneAt, seenUntil)));
    const isSame = (await Promise.all(pages.map(connectionsOf))).every(
      (count, index) => count === connections[index],
    );
    console.log(
      `server killed and back after ${((backAt - goneAt) / 1000).toFixed(1)} s: longest gap ${String(gap)} ms (at most ${String(UNDISTURBED_MS)} ms), ${isSame ? 'the same connection' : 'another connection'}`,
    );
    if (gap > UNDISTURBED_MS || !isSame) process.exitCode = 1;
    await endCall(pair);
  } finally {
    await scene.close();
  }
}

/** The number of peer connections the page has created. */
function connectionsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.watchedMedia?.connections.length ?? 0);
}
