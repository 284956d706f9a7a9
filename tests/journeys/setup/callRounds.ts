import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Calls } from '../pages/Calls';
import { callers } from './callers';
import type { JourneySetup } from './journeys';
import { untilTrue } from './limits';
import { isAllReleased, received } from './watchMedia';

/** A user who is online for calls. */
interface Caller {
  page: Page;
  calls: Calls;
}

/** Two users who can call each other. */
export interface CallPair {
  farah: Caller;
  bilal: Caller;
}

/** The energy of less than one beep of the fake microphone; silence has a millionth of it. */
const audible = 1e-3;

/** Defines the tests of what has to work every time, each with that many rounds. */
export function testCallRounds({ enter }: JourneySetup, rounds: number): void {
  const { together } = callers(enter);

  it('see each other when both call at the same moment', async () => {
    const pair = await together();
    for (let round = 0; round < rounds; round += 1) await callEachOther(pair, round);
  });

  it('stay muted and without video when the page is reloaded', async () => {
    const pair = await together();
    const { farah, bilal } = pair;
    await farah.calls.call('Bilal');
    await bilal.calls.accept();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    await farah.page.getByRole('button', { name: 'Mute microphone' }).click();
    await farah.page.getByRole('button', { name: 'Turn camera off' }).click();
    for (let round = 0; round < rounds; round += 1) await reloadMuted(pair);
    await farah.page.getByRole('button', { name: 'Turn camera on' }).click();
    await farah.page.getByRole('button', { name: 'Unmute microphone' }).click();
    await bilal.calls.seesFrames('Farah');
    await untilTrue('Heard', async () => (await received(bilal.page)).energy > audible);
  });
}

/** Long enough for both pages to receive the moment. */
const leadMs = 400;

/** How much later than Farah Bilal clicks, by round: before her ring arrives, about then, and while his page rings. */
const delaysMs = [0, 150, 20, 5, 10, 30, 60] as const;

/**
 * Both users click at the same moment, or Bilal a little later, see each other, and one hangs up.
 * @param round even rounds are ended by Farah
 */
export async function callEachOther({ farah, bilal }: CallPair, round: number): Promise<void> {
  await Promise.all([farah.calls.canCall('Bilal'), bilal.calls.canCall('Farah')]);
  const at = Date.now() + leadMs;
  await Promise.all([
    clickAt(farah.page, 'Call Bilal by video', at),
    clickAt(bilal.page, 'Call Farah by video', at + (delaysMs[round % delaysMs.length] ?? 0)),
  ]);
  await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
  await (round % 2 === 0 ? farah : bilal).calls.hangUp();
  for (const { calls, page } of [farah, bilal]) {
    await calls.isFree();
    await isAllReleased(page);
  }
}

/** Clicks a button at a time of the machine's clock. */
function clickAt(page: Page, label: string, at: number): Promise<void> {
  return page.evaluate(
    async ([wanted, time]) => {
      const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${wanted}"]`);
      await new Promise((resolve) => setTimeout(resolve, Number(time) - Date.now()));
      button?.click();
    },
    [label, String(at)],
  );
}

/** Farah, who is muted with her camera off, reloads her page: she is back in the call and sends nothing. */
export async function reloadMuted({ farah, bilal }: CallPair): Promise<void> {
  await farah.page.getByRole('button', { name: 'Unmute microphone' }).waitFor();
  await farah.page.getByRole('button', { name: 'Turn camera on' }).waitFor();
  const before = await connectionsOf(bilal.page);
  await farah.page.reload();
  await bilal.page.waitForFunction((count) => {
    const connections = window.watchedMedia?.connections ?? [];
    return connections.length > count && connections.at(-1)?.connectionState === 'connected';
  }, before);
  await farah.page.waitForFunction(
    () => window.watchedMedia?.connections.at(-1)?.connectionState === 'connected',
  );
  // enough packets of a silent microphone that an open one would have been heard
  await untilTrue('Packets', async () => (await received(bilal.page)).packets > 50);
  const { frames, energy } = await received(bilal.page);
  assert.equal(frames, 0, 'frames of a camera that is off arrived');
  assert.ok(energy < audible, 'sound of a muted microphone arrived');
  const own = await farah.page.evaluate(() =>
    window.watchedMedia?.tracks.map(({ kind, enabled }) => [kind, enabled]),
  );
  assert.deepEqual(own, [['audio', false]]);
}

const connectionsOf = (page: Page) => page.evaluate(() => window.watchedMedia?.connections.length ?? 0);
