import type { FastifyInstance } from 'fastify';
import { buildTestApp, connectSocket, resetDatabase } from '../../../testing';
import { browserOf, isinOf, judgeCompany, listCompanies, tradeCompany } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 60);
});

type Browser = Awaited<ReturnType<typeof browserOf>>;

const added = (browser: Browser, id: string, ...numbers: number[]) =>
  browser.ask('POST', `watchlistcat/${id}/stocks`, { stocks: numbers.map((n) => ({ isin: isinOf(n) })) });

/** A watchlist of these companies, in this order. */
async function listOf(browser: Browser, title: string, ...numbers: number[]): Promise<string> {
  const id = await browser.create(title);
  if (numbers.length > 0) await added(browser, id, ...numbers);
  return id;
}

describe('the order of a watchlist', () => {
  it('starts with the newest on top, and follows its owner', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await ann.create('Halal IT');
    for (const code of ['CO1', 'CO2', 'CO3']) await ann.place(code, [id]);
    expect(await ann.stocksIn(id)).toEqual([3, 2, 1].map(isinOf));
    const put = (n: number, after: number | null) =>
      ann.ask('PUT', `watchlistcat/${id}/order`, { isin: isinOf(n), after: after && isinOf(after) });
    await put(3, 1);
    expect(await ann.stocksIn(id)).toEqual([2, 1, 3].map(isinOf));
    await put(1, null);
    expect(await ann.stocksIn(id)).toEqual([1, 2, 3].map(isinOf));
    await ann.place('CO4', [id]);
    expect(await ann.stocksIn(id)).toEqual([4, 1, 2, 3].map(isinOf));
  });

  it('stays when one of the two stocks is gone', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await listOf(ann, 'Halal IT', 1, 2);
    const gone = { status: 404, body: expect.objectContaining({ code: 'stock-not-watched' }) };
    const order = `watchlistcat/${id}/order`;
    expect(await ann.ask('PUT', order, { isin: isinOf(1), after: isinOf(9) })).toEqual(gone);
    expect(await ann.ask('PUT', order, { isin: isinOf(9), after: null })).toEqual(gone);
    expect(await ann.ask('PUT', order, { isin: isinOf(1), after: isinOf(1) })).toEqual(gone);
    expect(await ann.stocksIn(id)).toEqual([1, 2].map(isinOf));
  });
});

describe('remarks beside a stock', () => {
  it('are saved one by one, to the paisa, and only where the stock is', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await listOf(ann, 'Halal IT', 1);
    const path = `watchlistcat/${id}/stocks/${isinOf(1)}`;
    await ann.ask('PATCH', path, { note: ' Wait for\nresults ', tags: ['IT', 'it', ' Core '] });
    await ann.ask('PATCH', path, { targetRupees: 1234.05 });
    const read = async () => (await ann.ask('GET', `watchlistcat/${id}`)).body.stocks[0];
    expect(await read()).toMatchObject({
      note: 'Wait for\nresults',
      tags: ['it', 'Core'],
      targetRupees: 1234.05,
    });
    await ann.ask('PATCH', path, { targetRupees: null, note: '' });
    expect(await read()).toMatchObject({ note: '', tags: ['it', 'Core'], targetRupees: null });
    expect((await ann.ask('PATCH', `watchlistcat/${id}/stocks/${isinOf(2)}`, { note: 'x' })).status).toBe(
      404,
    );
  });

  it.each([
    { targetRupees: 0 },
    { targetRupees: -5 },
    { targetRupees: 10.005 },
    { targetRupees: 10_000_000 },
    { note: 'x'.repeat(501) },
    { note: 'a\u0000b' },
    { tags: ['a,b'] },
    { tags: [' '] },
    { tags: Array.from({ length: 9 }, (_, at) => `tag ${at}`) },
  ])('are refused outside their limits: %j', async (remarks) => {
    const ann = await browserOf(app, 'ann');
    const id = await listOf(ann, 'Halal IT', 1);
    const { status } = await ann.ask('PATCH', `watchlistcat/${id}/stocks/${isinOf(1)}`, remarks);
    expect(status).toBe(400);
  });
});

describe('many stocks at once', () => {
  it('are copied with their remarks, and those that were there stay as they are', async () => {
    const paro = await browserOf(app, 'paro');
    const from = await listOf(paro, 'From', 1, 2, 3);
    const to = await listOf(paro, 'To', 2);
    await paro.ask('PATCH', `watchlistcat/${from}/stocks/${isinOf(1)}`, { note: 'Mine', targetRupees: 99.5 });
    const isins = [3, 1, 2].map(isinOf);
    const { body } = await paro.ask('POST', `watchlistcat/${from}/stocks/copy`, { isins, to, move: false });
    expect(body.changed).toEqual([1, 3].map(isinOf));
    const { stocks } = (await paro.ask('GET', `watchlistcat/${to}`)).body;
    expect(stocks.map(({ isin }: { isin: string }) => isin)).toEqual([1, 3, 2].map(isinOf));
    expect(stocks[0]).toMatchObject({ note: 'Mine', targetRupees: 99.5 });
    expect(await paro.stocksIn(from)).toHaveLength(3);
  });

  it('are moved, and put back with their remarks and places', async () => {
    const paro = await browserOf(app, 'paro');
    const from = await listOf(paro, 'From', 1, 2, 3);
    const to = await listOf(paro, 'To');
    const isins = [isinOf(2)];
    await paro.ask('POST', `watchlistcat/${from}/stocks/copy`, { isins, to, move: true });
    expect([await paro.stocksIn(from), await paro.stocksIn(to)]).toEqual([[1, 3].map(isinOf), isins]);
    const stock = { isin: isinOf(2), after: isinOf(1), note: 'Back', tags: ['a'], targetRupees: 5 };
    await paro.ask('POST', `watchlistcat/${from}/stocks`, { stocks: [stock] });
    const removed = await paro.ask('POST', `watchlistcat/${to}/stocks/remove`, { isins });
    expect(removed.body.changed).toEqual(isins);
    expect([await paro.stocksIn(from), await paro.stocksIn(to)]).toEqual([[1, 2, 3].map(isinOf), []]);
    const { stocks } = (await paro.ask('GET', `watchlistcat/${from}`)).body;
    expect(stocks[1]).toMatchObject({ note: 'Back', tags: ['a'], targetRupees: 5 });
  });

  it('are refused as a whole when they do not fit', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await listOf(ann, 'Halal IT', 1, 2, 3, 4, 5, 6, 7, 8);
    expect((await added(ann, id, 9, 10, 11)).body.code).toBe('stock-limit');
    expect(await ann.stocksIn(id)).toHaveLength(8);
    // those that are there already need no room
    expect((await added(ann, id, 1, 9, 10)).body.changed).toEqual([9, 10].map(isinOf));
  });

  it('are at most a hundred in each request', async () => {
    const paro = await browserOf(app, 'paro');
    const from = await listOf(paro, 'From', 1);
    const to = await listOf(paro, 'To');
    const isins = (count: number) => Array.from({ length: count }, (_, at) => isinOf(at + 1));
    const statuses = async (count: number) => {
      const requests = [
        await paro.ask('POST', `watchlistcat/${from}/stocks/copy`, { isins: isins(count), to, move: false }),
        await paro.ask('POST', `watchlistcat/${from}/stocks/remove`, { isins: isins(count) }),
      ];
      return requests.map(({ status }) => status);
    };
    expect(await statuses(101)).toEqual([400, 400]);
    expect([await paro.stocksIn(from), await paro.stocksIn(to)]).toEqual([[isinOf(1)], []]);
    expect(await statuses(100)).toEqual([200, 200]);
    expect((await added(paro, from, ...Array.from({ length: 101 }, (_, at) => at + 1))).status).toBe(400);
  });

  it('are refused when one is not listed anywhere, or the list is not theirs', async () => {
    const paro = await browserOf(app, 'paro');
    const bob = await browserOf(app, 'bob');
    const hers = await listOf(paro, 'Hers', 1);
    const his = await listOf(bob, 'His', 2);
    expect((await added(paro, hers, 2, 999)).body.code).toBe('stock-not-found');
    const copy = (from: string, to: string) =>
      paro.ask('POST', `watchlistcat/${from}/stocks/copy`, { isins: [isinOf(1)], to, move: true });
    expect([(await copy(hers, his)).status, (await copy(his, hers)).status]).toEqual([404, 404]);
    expect((await copy(hers, hers)).body.changed).toEqual([]);
    expect([await paro.stocksIn(hers), await bob.stocksIn(his)]).toEqual([[isinOf(1)], [isinOf(2)]]);
  });
});

describe('the table of a watchlist', () => {
  it('has the columns that its owner chose, on every device', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await listOf(ann, 'Halal IT', 1);
    const read = async () => (await ann.ask('GET', `watchlistcat/${id}`)).body.columns;
    expect(await read()).toBeNull();
    const phone = await connectSocket(app, 'ann');
    const heard = new Promise<void>((resolve) => phone.once('watchlists:changed', () => resolve()));
    await ann.ask('PUT', `watchlistcat/${id}/columns`, { columns: ['price', 'note'] });
    await heard;
    phone.close();
    expect(await read()).toEqual(['price', 'note']);
    expect((await ann.ask('PUT', `watchlistcat/${id}/columns`, { columns: ['password'] })).status).toBe(400);
    await ann.ask('PUT', `watchlistcat/${id}/columns`, { columns: null });
    expect(await read()).toBeNull();
  });

  it('has about a close a week of the year up to the last one', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await listOf(ann, 'Halal IT', 1);
    const trade = { isin: isinOf(1), exchange: 'NSE' as const, previousClose: null };
    await tradeCompany(app, { ...trade, day: '2025-01-10', close: '10.00' });
    await tradeCompany(app, { ...trade, day: '2026-02-10', close: '100.00' });
    await tradeCompany(app, { ...trade, day: '2026-11-20', close: '120.50' });
    const [stock] = (await ann.ask('GET', `watchlistcat/${id}`)).body.stocks;
    expect(stock.yearCloses).toEqual([100, 120.5]);
  });

  it('names the nearest limit to plans with detailed screening only', async () => {
    await judgeCompany(app, isinOf(1), 1, 'Within its limits.', [
      { id: 'debt', value: 0.25, limit: 0.33 },
      { id: 'impure_income', value: 0.04, limit: 0.05 },
    ]);
    await judgeCompany(app, isinOf(2), 1, 'Unknown.', [
      { id: 'debt', value: 0.25, limit: 0.33 },
      { id: 'impure_income', value: null, limit: 0.05 },
    ]);
    const nearestOf = async (name: 'ann' | 'paro') => {
      const browser = await browserOf(app, name);
      const id = await listOf(browser, 'Halal IT', 1, 2);
      const { stocks } = (await browser.ask('GET', `watchlistcat/${id}`)).body;
      return stocks.map(({ nearestLimit }: { nearestLimit?: unknown }) => nearestLimit);
    };
    expect(await nearestOf('ann')).toEqual([undefined, undefined]);
    const [nearest, unknown] = await nearestOf('paro');
    expect(nearest).toMatchObject({ ratio: 'impure_income', value: 0.04, limit: 0.05 });
    expect(nearest.headroom).toBeCloseTo(0.01, 10);
    expect(unknown).toMatchObject({ ratio: 'debt', value: 0.25, limit: 0.33, mayBeNearer: true });
  });
});
