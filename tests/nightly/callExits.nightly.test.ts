import type { Page } from 'playwright-core';
import { bearerToken } from '../support/bearerToken';
import { copyNewestDist, type DistCopy } from '../support/copyDist';
import { callsChanger, elsewhereAndBack, requestedVersions } from '../journeys/setup/callReleases';
import { callers } from '../journeys/setup/callers';
import { ownJourneyProduct } from '../journeys/setup/journeyProduct';
import { journeysIn } from '../journeys/setup/journeys';
import { realTimeLimits } from '../journeys/setup/limits';
import { isAllReleased, liveMedia } from '../journeys/setup/watchMedia';

const rounds = Number(process.env['CALL_EXITS'] ?? 20);

/**
 * Without a message from the page that leaves, the server ends a call 20 s later: ten times as long. A runner of CI may stand still for
 * a while.
 */
const shownWithinMs = process.env['CI'] ? 10_000 : 2_000;

const versions = Array.from({ length: rounds }, (_, round) => `99.0.${round}`);

let copy: DistCopy | undefined;
const manyVersions = async () => {
  copy = copyNewestDist(['calls']);
  for (const version of versions) copy.addOlderVersion('calls', version);
  return { CALL_ALLOWANCE: '1000', DIST_DIR: copy.dist };
};
afterAll(() => copy?.remove());

/** Milliseconds until the other side was informed, by exit and round. */
const measured: Record<string, number[]> = {};
afterAll(() => {
  for (const [exit, times] of Object.entries(measured)) {
    const sorted = times.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(
      `${exit}: ${sorted.length} times, the other side shows it after ${median} ms (median), ${sorted.at(-1)} ms (most)`,
    );
  }
});

journeysIn(
  ownJourneyProduct(manyVersions),
  'a call, however one of the two leaves it',
  ({ enter, product }) => {
    const { together } = callers(enter);
    type Pair = Awaited<ReturnType<typeof together>>;

    async function talk({ farah, bilal }: Pair) {
      await Promise.all([farah.calls.canCall('Bilal'), bilal.calls.canCall('Farah')]);
      await farah.calls.call('Bilal');
      await bilal.calls.accept();
      await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
      for (const { page } of [farah, bilal])
        expect(await liveMedia(page)).toEqual({ tracks: 2, connections: 1 });
    }

    /** Leaves the call, and checks that Bilal is informed at once and nothing is left open on either side. */
    async function exit(
      how: string,
      { farah, bilal }: Pair,
      leave: () => Promise<unknown>,
      words: string | RegExp,
    ) {
      const from = Date.now();
      const isShown = bilal.page.getByText(words).first().waitFor();
      const shownAfterMs = isShown.then(() => Date.now() - from);
      await leave();
      const ms = await shownAfterMs;
      (measured[how] ??= []).push(ms);
      expect(ms).toBeLessThan(shownWithinMs);
      for (const { page } of [farah, bilal]) {
        await isAllReleased(page);
        expect(await liveMedia(page)).toEqual({ tracks: 0, connections: 0 });
      }
    }
    const isUnsaid = ({ bilal }: Pair, words: string | RegExp) =>
      bilal.page.getByText(words).first().waitFor({ state: 'detached' });
    const ended = 'The call with Farah has ended.';

    const changer = async () =>
      callsChanger(
        product().address,
        await bearerToken((await enter()).page.request, 'staff@tayyib.example'),
      );

    it('ends at once when one side signs out', async () => {
      const pair = await together();
      const { farah } = pair;
      for (let round = 0; round < rounds; round += 1) {
        await talk(pair);
        await farah.calls.showsPage();
        await farah.page.getByRole('button', { name: /^Profile of/ }).click();
        await farah.page.getByRole('button', { name: 'Logout' }).click();
        const logout = farah.page.getByRole('dialog').getByRole('button', { name: 'Logout' });
        await logout.waitFor();
        await exit('signing out', pair, () => logout.click(), ended);
        await isUnsaid(pair, ended);
        await farah.page.getByRole('link', { name: 'Log in' }).first().waitFor();
        await product().signIn(farah.page, await product().emailOf('free'));
        await farah.calls.open();
        await farah.calls.goOnline('Farah');
      }
    });

    it('ends at once when one side goes offline for calls', async () => {
      const pair = await together();
      for (let round = 0; round < rounds; round += 1) {
        await talk(pair);
        await exit('Leave', pair, () => pair.farah.calls.leave(), ended);
        await isUnsaid(pair, ended);
        await pair.farah.calls.goOnline('Farah');
      }
    });

    it('ends at once when staff switch calls off', async () => {
      const pair = await together();
      const change = await changer();
      // whichever comes first: that Farah's page hung up, or that this page's own calls are off
      const words = /Your call has ended|The call with Farah has ended/;
      const off = async () => change('enabled', { enabled: false });
      for (let round = 0; round < rounds; round += 1) {
        await talk(pair);
        try {
          await exit('switching Calls off', pair, off, words);
          for (const { page } of [pair.farah, pair.bilal]) {
            await page.getByRole('heading', { level: 1, name: 'Calls is switched off' }).waitFor();
            const notice = page.getByRole('button', { name: 'OK', exact: true });
            if (await notice.isVisible()) await notice.click();
          }
          await isUnsaid(pair, words);
        } finally {
          await change('enabled', { enabled: true });
        }
      }
    });

    it('goes on in its version when another is released, until it is hung up', async () => {
      const pair = await together();
      const change = await changer();
      const requested = new Map([pair.farah, pair.bilal].map(({ page }) => [page, requestedVersions(page)]));
      const isLoaded = (page: Page, version: string) => requested.get(page)?.has(version);
      for (const version of versions) {
        await talk(pair);
        await change('stable', { version });
        for (const { page, calls } of [pair.farah, pair.bilal]) {
          await calls.showsPage();
          await elsewhereAndBack(page);
          expect(await liveMedia(page)).toEqual({ tracks: 2, connections: 1 });
          expect(isLoaded(page, version)).toBe(false);
          await calls.seesFrames(page === pair.farah.page ? 'Bilal' : 'Farah');
        }
        await exit('a release, then hanging up', pair, () => pair.farah.calls.hangUp(), ended);
        await isUnsaid(pair, ended);
        for (const { page } of [pair.farah, pair.bilal]) {
          await elsewhereAndBack(page);
          expect(isLoaded(page, version)).toBe(true);
        }
      }
    });
  },
  { limits: realTimeLimits },
);
