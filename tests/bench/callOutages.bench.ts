import type { Page } from 'playwright-core';
import { everything, noDirectPath, theRelay } from '../support/openNetworks';
import { openRelayedSetup, relayPort, whyNoRelay } from '../support/relayedNetworks';
import { beginCall, endCall, openPair } from './support/callPair';

// What an outage does to a call over a relay: how long the picture stands still, and how soon it moves again once the network is
// back. Then the server is ended as by a power cut in the middle of a call. `OUTAGE_SECONDS` sets which outages (3,8,20).

const OUTAGES = (process.env['OUTAGE_SECONDS'] ?? '3,8,20').split(',').map(Number);
/** How soon the picture moves again: after a short outage the path is the same, after a long one it is looked for anew. */
const backWithinMs = (outageSeconds: number) => (outageSeconds < 5 ? 1000 : 3000);
/** A picture that stands still for less is not seen to. */
const UNDISTURBED_MS = 500;
/** Far longer than it takes, so that what is measured is not the patience of the bench. */
const PATIENCE_MS = 60_000;

declare global {
  interface Window {
    /** Wall-clock milliseconds at which a new frame of the other side had been decoded. */
    decodedAt?: number[];
  }
}

/** Notes when frames are decoded, from now on. */
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

/** Waits until frames come steadily again after a moment. */
async function movesAfter(page: Page, since: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if ((await framesOf(page)).filter((at) => at > since).length > 10) return;
    await pause(200);
  }
}

/** The longest time without a new frame that touches the time between two moments. */
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
        const [worst, still] = [Math.max(...back), Math.max(...frozen)];
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

/** How many peer connections the page has made. */
function connectionsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.watchedMedia?.connections.length ?? 0);
}
