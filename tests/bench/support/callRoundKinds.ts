import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { CallPair } from '../../journeys/setup/callRounds';
import { callEachOther, reloadMuted } from '../../journeys/setup/callRounds';
import { elsewhereAndBack } from '../../journeys/setup/callReleases';
import { liveMedia } from '../../journeys/setup/watchMedia';
import { signInFrom } from './callPair';

/** What one round of a kind needs. */
export interface Round {
  pair: CallPair;
  /** Counts from 0. */
  round: number;
}

/** Farah calls Bilal; both see each other, and each page has one camera, one microphone and one connection. */
async function talk({ farah, bilal }: CallPair): Promise<void> {
  await farah.calls.canCall('Bilal');
  await farah.calls.call('Bilal');
  await bilal.calls.accept();
  await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
  for (const { page } of [farah, bilal])
    assert.deepEqual(await liveMedia(page), { tracks: 2, connections: 1 }, 'devices of a running call');
}

const ended = 'The call with Farah has ended.';
const isNoticed = ({ bilal }: CallPair) => bilal.page.getByText(ended).first().waitFor();
const isNoticeGone = ({ bilal }: CallPair) =>
  bilal.page.getByText(ended).first().waitFor({ state: 'detached' });
const bothFree = ({ farah, bilal }: CallPair) => Promise.all([farah.calls.isFree(), bilal.calls.isFree()]);

async function goOnlineAgain({ farah, bilal }: CallPair): Promise<void> {
  await farah.calls.goOnline('Farah');
  await bilal.calls.canCall('Farah');
}

/** By the menu of the profile. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
}

/** Pages without calls on which a call is accepted, by their link in the navigation. */
const otherPages = ['Dashboard', 'Indices', 'Watchlist'];

/**
 * The kinds of rounds. Each begins with two users who are online for calls and free, and ends the same way; what it left open is
 * checked between its `run` and its `restore`.
 */
export const roundKinds: Readonly<
  Record<string, { run: (round: Round) => Promise<void>; restore?: (round: Round) => Promise<void> }>
> = {
  'both call at the same moment': {
    run: ({ pair, round }) => callEachOther(pair, round),
  },
  'a reload while muted': {
    run: async ({ pair }) => {
      const { farah } = pair;
      await talk(pair);
      await farah.page.getByRole('button', { name: 'Mute microphone' }).click();
      await farah.page.getByRole('button', { name: 'Turn camera off' }).click();
      await reloadMuted(pair);
      await farah.calls.hangUp();
      await bothFree(pair);
    },
    restore: ({ pair }) => isNoticeGone(pair),
  },
  'a sign-out': {
    run: async ({ pair }) => {
      await talk(pair);
      await pair.farah.calls.showsPage();
      await signOut(pair.farah.page);
      await isNoticed(pair);
      await pair.bilal.calls.isFree();
    },
    restore: async ({ pair }) => {
      await isNoticeGone(pair);
      await signInFrom(pair.farah.page, 'free');
      await pair.farah.calls.open();
      await goOnlineAgain(pair);
    },
  },
  'leaving calls': {
    run: async ({ pair }) => {
      await talk(pair);
      await pair.farah.calls.leave();
      await isNoticed(pair);
      await pair.bilal.calls.isFree();
    },
    restore: async ({ pair }) => {
      await isNoticeGone(pair);
      await goOnlineAgain(pair);
    },
  },
  'leaving the site': {
    run: async ({ pair }) => {
      const { farah, bilal } = pair;
      await talk(pair);
      await farah.page.goto('about:blank');
      // the server waits for who may come back
      await bilal.page
        .getByText('The connection to the other side was lost.')
        .first()
        .waitFor({ timeout: 60_000 });
      await bilal.calls.isFree();
    },
    restore: async ({ pair: { farah, bilal } }) => {
      await bilal.page.getByRole('button', { name: 'OK', exact: true }).click();
      await farah.page.goto('/video_chart');
      await farah.page.getByRole('heading', { level: 1, name: 'Calls', exact: true }).waitFor();
      await bilal.calls.canCall('Farah');
    },
  },
  'accepting on another page': {
    run: async ({ pair, round }) => {
      const { farah, bilal } = pair;
      const link = otherPages[round % otherPages.length] ?? 'Dashboard';
      await bilal.page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: link, exact: true })
        .first()
        .click();
      await bilal.page.waitForURL((address) => !address.pathname.startsWith('/video_'));
      await talk(pair);
      const at = bilal.page.url();
      // who accepts sees the call, and whoever hangs up is still on the page
      await (round % 2 === 0 ? farah : bilal).calls.hangUp();
      await bothFree(pair);
      assert.equal(bilal.page.url(), at, 'the page of who accepted');
    },
  },
};

/** A release of the module during a call: the call goes on in its version, and the next page has the new one. */
export async function releaseDuringCall(
  { pair }: Round,
  version: string,
  {
    release,
    requested,
  }: { release: (version: string) => Promise<void>; requested: (page: Page) => ReadonlySet<string> },
): Promise<void> {
  await talk(pair);
  await release(version);
  for (const { page, calls } of [pair.farah, pair.bilal]) {
    await calls.showsPage();
    await elsewhereAndBack(page);
    assert.deepEqual(
      await liveMedia(page),
      { tracks: 2, connections: 1 },
      'devices of a call after a release',
    );
    assert.ok(!requested(page).has(version), 'the new version was loaded during the call');
    await calls.seesFrames(page === pair.farah.page ? 'Bilal' : 'Farah');
  }
  await pair.farah.calls.hangUp();
  await bothFree(pair);
}

/** Both pages have the version that was released during their call. */
export async function hasReleased(
  { pair }: Round,
  version: string,
  requested: (page: Page) => ReadonlySet<string>,
): Promise<void> {
  await isNoticeGone(pair);
  for (const { page } of [pair.farah, pair.bilal]) {
    await elsewhereAndBack(page);
    assert.ok(requested(page).has(version), 'the new version is not loaded after the call');
  }
}
