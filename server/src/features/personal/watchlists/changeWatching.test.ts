import type { FastifyInstance } from 'fastify';
import type { UndoOfWatching, WatchedStock, WatchingReply } from '@tayyib/shared/contracts';
import type { PersonName } from '../../../testing';
import { buildTestApp, connectSocket, resetDatabase } from '../../../testing';
import { browserOf, isinOf, listCompanies } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 60);
});

const first = isinOf(1);

async function watcher(name: PersonName) {
  const browser = await browserOf(app, name);
  const { ask } = browser;
  const titles = ({ lists }: WatchingReply) => lists.map(({ title }) => title);
  return {
    ...browser,
    watch: (isin = first): ReturnType<typeof ask> => ask('PUT', `watchedstocks/${isin}`),
    stop: (isin = first): ReturnType<typeof ask> => ask('DELETE', `watchedstocks/${isin}`),
    undo: (undo: UndoOfWatching, isin = first): ReturnType<typeof ask> =>
      ask('POST', `watchedstocks/${isin}/undo`, undo),
    titlesOf: (reply: { body: WatchingReply }) => titles(reply.body),
    lists: async (): Promise<string[]> =>
      (await ask('GET', 'watchlistcat')).body.data.map(({ title }: { title: string }) => title),
    fill: async (id: string, from: number, to: number) => {
      const stocks = Array.from({ length: to - from + 1 }, (_, at) => ({ isin: isinOf(from + at) }));
      await ask('POST', `watchlistcat/${id}/stocks`, { stocks });
    },
    stocksOf: async (id: string): Promise<WatchedStock[]> =>
      (await ask('GET', `watchlistcat/${id}`)).body.stocks,
  };
}

describe('watching a stock', () => {
  it('creates the first watchlist of an account, which undoing deletes', async () => {
    const ann = await watcher('ann');
    const saved = await ann.watch();
    expect([saved.status, ann.titlesOf(saved)]).toEqual([200, ['My watchlist']]);
    expect(saved.body.lists[0]).toMatchObject({ stock_count: 1, stock_exists: true });
    const undone = await ann.undo(saved.body.undo);
    expect(undone.body).toMatchObject({ lists: [], undo: null });
    expect(await ann.lists()).toEqual([]);
  });

  it('does not delete a new watchlist to which another device added a stock', async () => {
    const ann = await watcher('ann');
    const saved = await ann.watch();
    await ann.watch(isinOf(2));
    await ann.undo(saved.body.undo);
    expect(await ann.stocksIn(saved.body.lists[0]._id)).toEqual([isinOf(2)]);
  });

  it('adds it on top of the watchlist filled last, and undoing leaves the others', async () => {
    const paro = await watcher('paro');
    const a = await paro.create('A');
    const b = await paro.create('B');
    await paro.create('C');
    await paro.fill(a, 2, 2);
    await paro.fill(b, 3, 3);
    const saved = await paro.watch();
    expect(paro.titlesOf(saved)).toEqual(['B']);
    expect(await paro.stocksIn(b)).toEqual([first, isinOf(3)]);
    await paro.place(first, [a, b]);
    expect(paro.titlesOf(await paro.undo(saved.body.undo))).toEqual(['A']);
  });

  it('takes the one before if that is full, and the first of those never filled', async () => {
    const paro = await watcher('paro');
    const a = await paro.create('A');
    const b = await paro.create('B');
    expect(paro.titlesOf(await paro.watch())).toEqual(['A']);
    await paro.fill(b, 2, 51);
    expect(paro.titlesOf(await paro.watch(isinOf(52)))).toEqual(['A']);
    expect(await paro.stocksIn(a)).toEqual([isinOf(52), first]);
  });

  it('changes nothing for a stock that a watchlist contains, however often', async () => {
    const paro = await watcher('paro');
    const a = await paro.create('A');
    await paro.create('B');
    await paro.place(first, [a]);
    const again = await paro.watch();
    expect(again.body.undo).toBeNull();
    expect(paro.titlesOf(again)).toEqual(['A']);
  });

  it.each<[PersonName, RegExp]>([
    ['ann', /^Your watchlist is full\. The Free plan includes 10 stocks in each\.$/],
    ['basim', /^Your watchlist is full\. The Basic plan includes 20 stocks in each\.$/],
  ])('is refused where the watchlists of %s are full', async (name, message) => {
    const person = await watcher(name);
    const { limits } = (await person.ask('GET', 'watchlistcat')).body;
    await person.fill(await person.create('A'), 2, limits.stocksPerWatchlist + 1);
    const { status, body } = await person.watch();
    expect([status, body.code]).toEqual([409, 'stock-limit']);
    expect(body.message).toMatch(message);
  });

  it('is refused for a code that is no stock, and to visitors', async () => {
    const ann = await watcher('ann');
    expect((await ann.watch('INE999X01011')).status).toBe(404);
    expect((await ann.watch('TCS')).status).toBe(400);
    expect(await ann.lists()).toEqual([]);
    expect((await app.inject({ method: 'PUT', url: `/api/watchedstocks/${first}` })).statusCode).toBe(401);
  });
});

describe('two devices at once', () => {
  it('make one watchlist for an account without any, of one stock or of two', async () => {
    const ann = await watcher('ann');
    const bob = await watcher('bob');
    // with every database connection open already, the changes are truly concurrent
    await Promise.all(Array.from({ length: 20 }, () => ann.ask('GET', 'watchlistcat')));
    const same = await Promise.all([ann.watch(), ann.watch(), ann.watch()]);
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(same.filter(({ body }) => body.undo !== null)).toHaveLength(1);
    expect(await ann.lists()).toEqual(['My watchlist']);
    const two = await Promise.all([bob.watch(), bob.watch(isinOf(2))]);
    expect(two.flatMap(bob.titlesOf)).toEqual(['My watchlist', 'My watchlist']);
    expect(await bob.lists()).toEqual(['My watchlist']);
  });

  it('fill a watchlist up to the limit of the plan and not beyond', async () => {
    const ann = await watcher('ann');
    const id = await ann.create('A');
    await ann.fill(id, 1, 8);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0 ? ann.watch(isinOf(20 + at)) : ann.place(isinOf(20 + at), [id]),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ body }) => body.code === 'stock-limit')).toHaveLength(8);
    expect(await ann.stocksIn(id)).toHaveLength(10);
  });

  it('stop watching once, so that one of them can take it back', async () => {
    const ann = await watcher('ann');
    await ann.watch();
    const replies = await Promise.all([ann.stop(), ann.stop()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.filter(({ body }) => body.undo !== null)).toHaveLength(1);
  });
});

describe('stopping to watch a stock', () => {
  it('removes it from every watchlist, and undoing returns notes, tags, targets and places', async () => {
    const paro = await watcher('paro');
    const a = await paro.create('A');
    const b = await paro.create('B');
    await paro.fill(a, 2, 3);
    await paro.ask('POST', `watchlistcat/${a}/stocks`, {
      stocks: [{ isin: first, note: 'Buy in March', tags: ['core'], targetRupees: 3500.5, after: isinOf(2) }],
    });
    await paro.place(first, [a, b]);
    const before = await paro.stocksOf(a);
    const stopped = await paro.stop();
    expect(stopped.body.lists).toEqual([]);
    expect([await paro.stocksIn(a), await paro.stocksIn(b)]).toEqual([[isinOf(2), isinOf(3)], []]);
    const undone = await paro.undo(stopped.body.undo);
    expect(paro.titlesOf(undone)).toEqual(['A', 'B']);
    expect(await paro.stocksOf(a)).toEqual(
      before.map((stock) => ({ ...stock, addedAt: expect.any(String) })),
    );
    expect(before[1]).toMatchObject({ isin: first, note: 'Buy in March', targetRupees: 3500.5 });
    expect(await paro.stocksIn(b)).toEqual([first]);
  });

  it('is undone in the watchlists that are left, and refused where none is', async () => {
    const paro = await watcher('paro');
    const a = await paro.create('A');
    const b = await paro.create('B');
    await paro.place(first, [a, b]);
    const { undo } = (await paro.stop()).body;
    await paro.ask('DELETE', `watchlistcat/${a}`);
    expect(paro.titlesOf(await paro.undo(undo))).toEqual(['B']);
    await paro.stop();
    await paro.ask('DELETE', `watchlistcat/${b}`);
    expect((await paro.undo(undo)).status).toBe(404);
  });

  it('is not undone beyond the limit of the plan', async () => {
    const ann = await watcher('ann');
    const id = await ann.create('A');
    await ann.fill(id, 1, 10);
    const { undo } = (await ann.stop()).body;
    await ann.watch(isinOf(11));
    const { status, body } = await ann.undo(undo);
    expect([status, body.code]).toEqual([409, 'stock-limit']);
    expect(await ann.stocksIn(id)).toHaveLength(10);
  });

  it('changes nothing for a stock in no watchlist', async () => {
    const ann = await watcher('ann');
    expect((await ann.stop()).body).toEqual({ success: true, lists: [], undo: null });
  });

  it('is not undone in a watchlist of someone else', async () => {
    const ann = await watcher('ann');
    const bob = await watcher('bob');
    await ann.watch();
    const { lists } = (await ann.watch()).body;
    const { undo } = (await ann.stop()).body;
    expect((await bob.undo(undo)).status).toBe(404);
    await ann.undo(undo);
    await bob.undo({ kind: 'remove', watchlistId: lists[0]._id, isNewList: true });
    expect(await ann.lists()).toEqual(['My watchlist']);
    expect(await ann.stocksIn(lists[0]._id)).toEqual([first]);
  });
});

it('a change of watching is sent to the other devices of the user', async () => {
  const ann = await watcher('ann');
  const phone = await connectSocket(app, 'ann');
  const changed = new Promise<void>((resolve) => phone.once('watchlists:changed', () => resolve()));
  await ann.watch();
  await changed;
  phone.close();
});
