import type { DashboardReply, ScreenReply, ScreenRunReply, StocksAllReply } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { prices, securities } from '../../../database/schema/facts/factsTables';
import { buildSampleApp, signedIn } from '../../../testing';

let app: FastifyInstance;
let headers: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await buildSampleApp();
  const [tcs] = await app.db.select().from(securities).where(eq(securities.symbol, 'TCS'));
  const day = { exchange: 'NSE' as const, open: '1', high: '1', low: '1', close: '2700', volume: 1 };
  await app.db.insert(prices).values({ ...day, isin: tcs?.isin ?? '', day: '2017-12-29', contentHash: '' });
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const read = async <Reply>(url: string) => (await app.inject({ url, headers })).json<Reply>();
const run = async (text: string) => {
  const payload = { text, columns: ['Price', 'P/E', 'Stars', 'Freshness'], pageSize: 100 };
  const reply = await app.inject({ method: 'POST', url: '/api/screens/run', headers, payload });
  return reply.json<ScreenRunReply>();
};

it('counts outdated verdicts beside the fresh ones in the headline figures', async () => {
  const { standards } = await read<DashboardReply>('/api/dashboard');
  const [tasis] = standards;
  expect(tasis?.compliance.byBadge.compliant).toBeGreaterThan(10);
  expect(tasis?.compliance.outdated).toEqual(tasis?.compliance.byBadge);
});

it('filters the halal screener by the age of accounts, with a count of each', async () => {
  const all = await read<ScreenReply>('/api/stocks?badge=compliant&pageSize=100');
  expect(all.counts.freshness).toEqual({ fresh: 0, ageing: 0, outdated: all.total });
  expect(all.rows.map(({ freshness }) => freshness)).toEqual(all.rows.map(() => 'outdated'));
  const outdated = await read<ScreenReply>('/api/stocks?badge=compliant&freshness=outdated');
  expect(outdated.total).toBe(all.total);
  const fresh = await read<ScreenReply>('/api/stocks?badge=compliant&freshness=fresh,ageing');
  expect([fresh.total, fresh.counts.freshness?.outdated]).toEqual([0, all.total]);
});

it('a stock has the age and its year in the list of all stocks', async () => {
  const { data } = await read<StocksAllReply>('/api/stocksall');
  const tcs = data.find(({ stock_code }) => stock_code === 'TCS');
  expect(tcs).toMatchObject({ accountsTo: '2024-03-31', freshness: 'outdated' });
});

it('freshness is a metric of the advanced screener, and every row has the days of its figures', async () => {
  const { rows, matches } = await run('Freshness = outdated AND Status = compliant');
  expect(matches).toBeGreaterThan(10);
  const tcs = rows.find(({ stock_code }) => stock_code === 'TCS');
  expect(tcs).toMatchObject({
    accountsTo: '2024-03-31',
    freshness: 'outdated',
    priceDay: '2017-12-29',
    marketCapAsOf: null,
  });
  expect(tcs?.cells[2]).toBeNull();
  expect(tcs?.cells[3]).toBe('outdated');
  expect((await run('Freshness = fresh')).matches).toBe(0);
});

it('has the day of the average market capitalisations only where a figure is computed from them', async () => {
  const dayOfTcs = async (text: string) =>
    (await run(text)).rows.find(({ stock_code }) => stock_code === 'TCS')?.marketCapAsOf;
  expect(await dayOfTcs('Price > 0')).toBeNull();
  expect(await dayOfTcs('Size = large')).toBe('2025-12-31');
  expect(await dayOfTcs('Average market cap 6 months > 0')).toBe('2025-12-31');
});

it('exports the days with the figures', async () => {
  const query = new URLSearchParams({ text: 'Status = compliant', columns: 'Price' });
  const { body } = await app.inject({ url: `/api/screens/export?${query}`, headers });
  const [head = '', ...lines] = body.split(/\r?\n/);
  expect(head).toMatch(/,Accounts to,Accounts are,Close of,Average market cap to$/);
  expect(lines.find((line) => line.includes(',TCS,'))).toMatch(/,2024-03-31,outdated,2017-12-29,$/);
});
