import type { CommandReport } from '@tayyib/shared/sdk/modules';
import type { PlanId } from '@tayyib/shared/plans';
import { createStore } from '@tayyib/shared/sdk/store';
import { sessionApi } from '@tayyib/shared/sdk/api';
import { aPerson, handlersOf, problem, serverReplies, type Replies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../dev/fakeWatchlists';
import { fakeStock, stocks } from '../../dev/stocks';
import { watchStock } from './watchStock';

const [tcs = fakeStock(0), other = fakeStock(1)] = stocks;

/** The star of a stock is pressed. */
function star(plan: PlanId, replies: Replies) {
  const requests = serverReplies(replies);
  const store = createStore();
  store.dispatch(
    sessionApi.util.upsertQueryEntries([
      { endpointName: 'getSession', arg: undefined, value: aPerson(plan) },
    ]),
  );
  return { report: watchStock({ isin: tcs.isin }, store), requests };
}

/** What was reported, and what may follow. */
const summaryOf = ({ text, isDone, next, link }: CommandReport) => [text, isDone, next?.label, link?.to];

const openCore = expect.stringMatching(/^\/watchlist\?list=./);

async function follow({ next }: CommandReport): Promise<CommandReport> {
  if (!next) throw new Error('Nothing may follow.');
  return next.run();
}

describe('the command that watches a stock', () => {
  it('sends one request, which one more undoes and a third does again', async () => {
    const { report, requests } = star('premium', fakeWatchlists('premium', { Core: [] }));
    const saved = await report;
    expect(summaryOf(saved)).toEqual(['Saved in “Core”', true, 'Undo', openCore]);
    const undone = await follow(saved);
    expect(summaryOf(undone)).toEqual(['Not in a watchlist any more', true, 'Save again', undefined]);
    expect(summaryOf(await follow(undone))).toEqual(['Saved in “Core”', true, 'Undo', openCore]);
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `PUT /api/watchedstocks/${tcs.isin}`,
      `POST /api/watchedstocks/${tcs.isin}/undo`,
      `PUT /api/watchedstocks/${tcs.isin}`,
    ]);
  });

  it('names the first watchlist of an account, which the server creates', async () => {
    const { report } = star('free', fakeWatchlists('free', {}));
    expect(summaryOf(await report)).toEqual([
      'Saved in “My watchlist”',
      true,
      'Undo',
      expect.stringMatching(/^\/watchlist\?list=./),
    ]);
  });

  it('offers to stop watching a stock that was watched already, and returns it as it was', async () => {
    const mine = { ...tcs, note: 'Buy in March', tags: ['core'], targetRupees: 3500 };
    const { report, requests } = star(
      'premium',
      fakeWatchlists('premium', { Core: [other, mine], Ideas: [tcs], Rest: [] }),
    );
    const watched = await report;
    expect(summaryOf(watched)).toEqual(['In “Core”, “Ideas”', true, 'Stop watching', '/watchlist']);
    const stopped = await follow(watched);
    expect(summaryOf(stopped)).toEqual(['Not in a watchlist any more', true, 'Undo', undefined]);
    expect(summaryOf(await follow(stopped))).toEqual([
      'In “Core”, “Ideas”',
      true,
      'Stop watching',
      '/watchlist',
    ]);
    const undo: unknown = await requests.find(({ url }) => url.endsWith('/undo'))?.json();
    expect(undo).toMatchObject({
      places: [
        { note: 'Buy in March', tags: ['core'], targetRupees: 3500, after: other.isin },
        { after: null },
      ],
    });
  });

  it.each<[PlanId, string | undefined]>([
    ['free', '/plan?to=%2Fstock%3Fisin%3DINE467B01029'],
    ['premium_pro', undefined],
  ])('says that the watchlists of the plan %s are full, and where there is room', async (plan, page) => {
    const full = problem(409, 'stock-limit', 'Your watchlist is full. The plan includes 10 stocks in each.');
    window.history.replaceState(null, '', '/stock?isin=INE467B01029');
    const { report } = star(plan, { 'PUT /api/watchedstocks/:isin': full });
    expect(summaryOf(await report)).toEqual([
      'Your watchlist is full. The plan includes 10 stocks in each.',
      false,
      'Try again',
      page,
    ]);
  });

  it.each([
    'PUT /api/watchedstocks/:isin',
    'DELETE /api/watchedstocks/:isin',
    'POST /api/watchedstocks/:isin/undo',
  ])('says why %s failed, and tries it again', async (route) => {
    let isDown = true;
    const { report } = star('premium', [
      ...handlersOf({
        [route]: () => (isDown ? problem(503, 'unavailable', 'Our database is not answering.') : undefined),
      }),
      ...fakeWatchlists('premium', { Core: route.startsWith('PUT') ? [] : [tcs] }),
    ]);
    let failed = await report;
    while (failed.isDone) failed = await follow(failed);
    expect(summaryOf(failed)).toEqual(['Our database is not answering.', false, 'Try again', undefined]);
    isDown = false;
    expect((await follow(failed)).isDone).toBe(true);
  });
});
