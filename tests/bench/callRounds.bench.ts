import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { callsChanger, requestedVersions } from '../journeys/setup/callReleases';
import { liveMedia } from '../journeys/setup/watchMedia';
import { bearerToken } from '../support/bearerToken';
import { copyNewestDist } from '../support/copyDist';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import { openPair } from './support/callPair';
import { hasReleased, releaseDuringCall, roundKinds, type Round } from './support/callRoundKinds';

// What has to work every time in calls, in Chromium: after each round no device is open and no connection is left on either side.
// `ROUNDS` sets how many of each kind (50), `KINDS` which kinds by words of their names, separated by commas (all).

const ROUNDS = Number(process.env['ROUNDS'] ?? 50);
const KINDS = (process.env['KINDS'] ?? '').split(',').filter((word) => word !== '');
const aRelease = 'a release during a call';
const isChosen = (kind: string) => KINDS.length === 0 || KINDS.some((word) => kind.includes(word));

/** For how long something may be open after its call. */
const releasedWithinMs = 5_000;
/** The server reads each of the released versions before it is ready. */
const readyMs = 600_000;

const allowance = { CALL_ALLOWANCE: '10000' };

/** What is left open on either side; empty where nothing is. */
async function leftOpen({ farah, bilal }: Round['pair']): Promise<string[]> {
  const until = Date.now() + releasedWithinMs;
  for (;;) {
    const left: string[] = [];
    for (const [name, { page }] of Object.entries({ Farah: farah, Bilal: bilal })) {
      const { tracks, connections } = await liveMedia(page);
      if (tracks > 0 || connections > 0)
        left.push(`${name}: ${String(tracks)} tracks live, ${String(connections)} connections open`);
    }
    if (left.length === 0 || Date.now() > until) return left;
    await pause(100);
  }
}

/** The rounds of a kind were counted with what is recorded of each: thousands of records would slow the pages down. */
const forget = (page: Page) =>
  page.evaluate(() => {
    const { tracks = [], connections = [] } = window.watchedMedia ?? {};
    tracks.length = connections.length = 0;
  });

/** Whether devices are recorded: otherwise none would ever be left open. */
const isWatched = (page: Page) => page.evaluate(() => (window.watchedMedia?.tracks.length ?? 0) > 0);

/** The first line of a reason, and what the pages show. */
async function reasonOf(error: unknown, { farah, bilal }: Round['pair']): Promise<string> {
  const [first = ''] = String(error).split('\n');
  const shown = await Promise.all(
    [farah, bilal].map(async ({ page }) => {
      const media = await liveMedia(page).catch(() => null);
      const texts = await page
        .locator('main, [role="dialog"], [data-announces="call"]')
        .allInnerTexts()
        .catch(() => []);
      return `${page.url()} ${JSON.stringify(media)} ${texts.join(' ').replaceAll(/\s+/g, ' ').slice(0, 600)}`;
    }),
  );
  return `${first}\n      Farah: ${shown[0] ?? ''}\n      Bilal: ${shown[1] ?? ''}`;
}

const closePair = ({ farah, bilal }: Round['pair']) =>
  Promise.all([farah, bilal].map(({ page }) => page.context().close()));

interface Kind {
  run: (round: Round) => Promise<void>;
  restore?: (round: Round) => Promise<void>;
}

/** Runs the rounds of a kind; after one that fails, with two new users. */
async function runKind(name: string, browser: Browser, address: string, { run, restore }: Kind) {
  const failures: string[] = [];
  let pair: Round['pair'] | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    pair ??= await openPair(browser, address);
    const current = { pair, round };
    const say = (reason: string) => {
      failures.push(reason);
      console.log(`  ${name}, round ${String(round + 1)} failed: ${reason}`);
    };
    try {
      for (const { page } of [pair.farah, pair.bilal]) page.setDefaultTimeout(30_000);
      await run(current);
      if (!(await isWatched(pair.bilal.page))) throw new Error('No device of the call was recorded.');
      const left = await leftOpen(pair);
      if (left.length > 0) throw new Error(left.join('; '));
      await restore?.(current);
      for (const { page } of [pair.farah, pair.bilal]) await forget(page);
    } catch (error) {
      say(await reasonOf(error, pair));
      await closePair(pair);
      pair = null;
    }
  }
  if (pair) await closePair(pair);
  console.log(`${name}: ${String(ROUNDS - failures.length)} of ${String(ROUNDS)} ok`);
  if (failures.length > 0) process.exitCode = 1;
}

const chosen = Object.entries(roundKinds).filter(([name]) => isChosen(name));
if (chosen.length > 0) {
  const [product, browser] = await Promise.all([startProduct(allowance), openBrowser()]);
  try {
    for (const [name, kind] of chosen) await runKind(name, browser, product.address, kind);
  } finally {
    await browser.close();
    await product.stop();
  }
}

if (isChosen(aRelease)) {
  const copy = copyNewestDist(['calls']);
  const versions = Array.from({ length: ROUNDS }, (_, round) => `99.0.${String(round)}`);
  for (const version of versions) copy.addOlderVersion('calls', version);
  const [product, browser] = await Promise.all([
    startProduct({ ...allowance, DIST_DIR: copy.dist }, readyMs),
    openBrowser(),
  ]);
  try {
    const context = await browser.newContext({ baseURL: product.address });
    const change = callsChanger(product.address, await bearerToken(context.request, 'staff@tayyib.example'));
    const watched = new Map<Page, ReadonlySet<string>>();
    const requested = (page: Page) => {
      const versionsOfPage = watched.get(page) ?? requestedVersions(page);
      watched.set(page, versionsOfPage);
      return versionsOfPage;
    };
    const release = (version: string) => change('stable', { version });
    const versionOf = ({ round }: Round) => versions[round] ?? '';
    await runKind(aRelease, browser, product.address, {
      run: async (round) => {
        requested(round.pair.farah.page);
        requested(round.pair.bilal.page);
        await releaseDuringCall(round, versionOf(round), { release, requested });
      },
      restore: (round) => hasReleased(round, versionOf(round), requested),
    });
  } finally {
    await browser.close();
    await product.stop();
    copy.remove();
  }
}
