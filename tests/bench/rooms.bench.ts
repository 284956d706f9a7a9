import { setTimeout as pause } from 'node:timers/promises';
import {
  aKillableJanus,
  whyNoJanus,
} from '../../server/src/features/community/calls/sfu/janus/killableJanus.testing';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import { at } from './support/callPair';
import {
  allSeeAll,
  beforeChange,
  openGuests,
  roomTitle,
  timeJoins,
  type RoomGuest,
} from './support/roomGuests';
import { watchDecoded } from './support/watchDecoded';
import { gapsIn, rateIn, tilesOf } from './support/watchTiles';

// The smoothness of video in a group room: a mesh of four, six over the forwarding server, the switch between both, and the recovery
// after the forwarding server was killed. `ROOM_JOINS` sets how many joins are timed (30), `ROOM_SECONDS` how long a room is observed
// (20), `ROOM_KILLS` how often the forwarding server is killed (3).

const JOINS = Number(process.env['ROOM_JOINS'] ?? 30);
const WATCHED_MS = Number(process.env['ROOM_SECONDS'] ?? 20) * 1000;
const KILLS = Number(process.env['ROOM_KILLS'] ?? 3);
const JOIN_MS = 1200;
const RATE = 15;
/** Longer freezes are visible. */
const GAP_MS = 400;
const BACK_WITHIN_MS = 6000;
/** A forwarding server that exits sooner is restarted with an increasing delay. */
const BETWEEN_KILLS_MS = 12_000;
const SETTLED_MS = 8000;

function say(row: string, isWithinBar: boolean): void {
  console.log(row);
  if (!isWithinBar) process.exitCode = 1;
}

/** The video that every page showed of all others within a time span. */
async function framesOf(guests: readonly RoomGuest[]): Promise<(readonly number[])[]> {
  const tiles = await Promise.all(guests.map(({ page }) => tilesOf(page)));
  const labels = guests.map(({ name }) => `${name}’s video`);
  return tiles.flatMap((shown, index) =>
    labels.filter((_, other) => other !== index).map((label) => shown[label] ?? []),
  );
}

async function watch(title: string, guests: readonly RoomGuest[]): Promise<void> {
  await pause(SETTLED_MS);
  const from = Date.now();
  const flows = await watchDecoded(
    guests.map(({ page }) => page),
    WATCHED_MS,
  );
  const to = Date.now();
  const painted = (await framesOf(guests)).map((times) => rateIn(times, from, to));
  const rates = flows.map(({ framesPerSecond }) => framesPerSecond);
  const freezes = flows.reduce((sum, flow) => sum + flow.freezes, 0);
  const longest = Math.max(...flows.map(({ longestMs }) => longestMs));
  const middle = at(rates, 0.5);
  say(
    `${title}, ${String(flows.length)} pictures for ${String(WATCHED_MS / 1000)} s: ${middle.toFixed(1)} decoded a second at p50, ${Math.min(...rates).toFixed(1)} at the worst (at least ${String(RATE)}); ${String(freezes)} freezes, the longest ${longest.toFixed(0)} ms (at most ${String(GAP_MS)}); painted ${at(painted, 0.5).toFixed(1)} a second`,
    middle >= RATE && longest <= GAP_MS,
  );
}

/** Prints how long videos froze during a change. */
async function watchChange(title: string, guests: readonly RoomGuest[], change: () => Promise<unknown>) {
  await pause(SETTLED_MS);
  const isDone = await beforeChange(guests);
  const from = Date.now();
  await change();
  await isDone();
  const to = Date.now();
  const gaps = (await framesOf(guests)).map((times) => Math.max(...gapsIn(times, from, to)));
  say(
    `${title}: longest gap of a picture p50 ${at(gaps, 0.5).toFixed(0)} ms, at the worst ${Math.max(...gaps).toFixed(0)} ms (at most ${String(GAP_MS)})`,
    Math.max(...gaps) <= GAP_MS,
  );
}

/**
 * Six browsers share this machine, so only half of the joins must be in time. `npm run bench -- calls` times joins without load.
 */
async function watchJoins(guest: RoomGuest): Promise<void> {
  const times = await timeJoins(guest, JOINS);
  const p50 = at(times, 0.5);
  const p95 = at(times, 0.95);
  say(
    `join -> first picture, ${String(JOINS)} joins of a room of five through the forwarding server, one camera on, six browsers on this machine: p50 ${p50.toFixed(0)} ms (at most ${String(JOIN_MS)}), p95 ${p95.toFixed(0)} ms`,
    p50 <= JOIN_MS,
  );
}

/** Kills the forwarding server, and returns the slowest recovery. */
async function timeReturn(guests: readonly RoomGuest[], kill: () => Promise<void>): Promise<number> {
  const isBack = await beforeChange(guests);
  const killedAt = Date.now();
  await kill();
  await isBack();
  const to = Date.now();
  const gaps = (await framesOf(guests)).map((times) => Math.max(...gapsIn(times, killedAt, to)));
  return Math.max(...gaps);
}

const missing = whyNoJanus();
if (missing !== null) console.log(`skipped: group rooms (${missing})`);
else {
  const janus = aKillableJanus();
  const [product, browser] = await Promise.all([startProduct(janus.environment), openBrowser()]);
  try {
    const six = await openGuests(browser, product.address);
    const three = six.slice(0, 3);
    const four = six.slice(0, 4);
    const five = six.slice(0, 5);
    const [farah, , , , adil, sana] = six;
    if (!farah || !adil || !sana) throw new Error('Six guests are required.');
    await farah.rooms.open(roomTitle);
    for (const { rooms } of four.slice(1)) await rooms.join(roomTitle);
    await allSeeAll(four);
    await watch('four who send to each other', four);
    await watchChange('from each to each -> forwarded', four, () => adil.rooms.join(roomTitle));
    await allSeeAll(five);
    // five browsers with video leave no CPU for the joining one; in reality each has its own machine
    for (const { rooms } of five.slice(1)) await rooms.does('Turn camera off');
    await watchJoins(sana);
    for (const { rooms } of five.slice(1)) await rooms.does('Turn camera on');
    await sana.rooms.join(roomTitle);
    await allSeeAll(six);
    await watch('six through the forwarding server', six);
    const returns: number[] = [];
    for (let count = 0; count < KILLS; count += 1) {
      await pause(BETWEEN_KILLS_MS);
      returns.push(await timeReturn(six, janus.kill));
    }
    say(
      `forwarding server killed ${String(KILLS)} times: all pictures back after ${(at(returns, 0.5) / 1000).toFixed(1)} s at p50, ${(Math.max(...returns) / 1000).toFixed(1)} s at the worst (at most ${String(BACK_WITHIN_MS / 1000)} s)`,
      Math.max(...returns) <= BACK_WITHIN_MS,
    );
    await watchChange('forwarded -> from each to each', three, async () => {
      for (const { rooms } of six.slice(3)) await rooms.does('Leave the room');
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}
