import {
  aKillableJanus,
  whyNoJanus,
} from '../../server/src/features/community/calls/sfu/janus/killableJanus.testing';
import { openBrowser } from '../support/openBrowser';
import { allUdp, noDirectPath } from '../support/openNetworks';
import { openRelayedSetup, whyNoRelay } from '../support/relayedNetworks';
import { startProduct } from '../support/startProduct';
import type { CallPair } from '../journeys/setup/callRounds';
import { travels } from '../journeys/setup/relayedPath';
import { at, beginCall, endCall, openPair } from './support/callPair';
import { allSeeAll, openGuests, roomTitle, timeJoins } from './support/roomGuests';

// The time from accepting a call to the first video: directly, through a relay over UDP, and over TCP if UDP is blocked; and from
// joining a forwarded room. `CALLS_TIMED` sets how many of each (30).

const TIMED_CALLS = Number(process.env['CALLS_TIMED'] ?? 30);
const DIRECT_P95_MS = 600;
const RELAYED_P95_MS = 900;
const FORWARDED_P95_MS = 1200;
/** Raises the rate limit of calls. */
const allowance = { CALL_ALLOWANCE: '1000' };

function say(title: string, times: readonly number[], atMostMs: number): void {
  const p50 = at(times, 0.5);
  const p95 = at(times, 0.95);
  console.log(`${title}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (at most ${String(atMostMs)})`);
  if (p95 > atMostMs) process.exitCode = 1;
}

async function time(title: string, pair: CallPair, atMostMs: number, path?: Parameters<typeof travels>[1]) {
  const times: number[] = [];
  for (let count = 0; count < TIMED_CALLS; count += 1) {
    times.push(await beginCall(pair));
    if (path) await travels(pair.bilal.page, path);
    await endCall(pair);
  }
  say(`accept -> first picture, ${String(TIMED_CALLS)} calls ${title}`, times, atMostMs);
}

/** Two users in a room that is forwarded like a larger one. */
async function timeForwarded(janus: ReturnType<typeof aKillableJanus>): Promise<void> {
  const forwardsTwo = { ...allowance, ...janus.environment, SFU_FROM: '2' };
  const [product, browser] = await Promise.all([startProduct(forwardsTwo), openBrowser()]);
  try {
    const guests = await openGuests(browser, product.address, 2);
    const [host, guest] = guests;
    if (!host || !guest) throw new Error('Two guests are required.');
    await host.rooms.open(roomTitle);
    await guest.rooms.join(roomTitle);
    await allSeeAll(guests);
    await guest.rooms.does('Leave the room');
    await guest.page.getByRole('button', { name: `Join ${roomTitle}` }).waitFor();
    const times = await timeJoins(guest, TIMED_CALLS);
    const title = `join -> first picture, ${String(TIMED_CALLS)} joins through the forwarding server`;
    say(title, times, FORWARDED_P95_MS);
  } finally {
    await browser.close();
    await product.stop();
  }
}

const [product, browser] = await Promise.all([startProduct(allowance), openBrowser()]);
try {
  await time('directly', await openPair(browser, product.address), DIRECT_P95_MS);
} finally {
  await browser.close();
  await product.stop();
}

const missing = whyNoRelay();
if (missing !== null) console.log(`skipped: calls through a relay (${missing})`);
else {
  const scene = await openRelayedSetup(allowance);
  try {
    const pair = await openPair(scene.browser, scene.product.address);
    scene.networks.block(noDirectPath);
    await time('over a relay by UDP', pair, RELAYED_P95_MS, 'relay over udp');
    scene.networks.block(allUdp);
    await time('over a relay by TCP, UDP blocked', pair, RELAYED_P95_MS, 'relay over tcp');
  } finally {
    await scene.close();
  }
}

const noJanus = whyNoJanus();
if (noJanus !== null) console.log(`skipped: joins through the forwarding server (${noJanus})`);
else await timeForwarded(aKillableJanus());
