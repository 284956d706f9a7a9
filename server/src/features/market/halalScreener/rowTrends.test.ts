import type {
  IndexMembersPage,
  IndustriesPage,
  IndustryReply,
  PeersReply,
  PriceSeries,
  ScreenReply,
  ScreenRunReply,
  SimilarReply,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { prices } from '../../../database/schema/facts/factsTables';
import { indexMembers, marketIndices } from '../../../database/schema/facts/indexTables';
import { dayMs } from '../../../lib/durations';
import { buildSampleApp, signedIn } from '../../../testing';

const [tcs, infosys, itc] = ['INE467B01029', 'INE009A01021', 'INE154A01025'] as const;
const splitDay = '2026-05-04';
const lastDay = '2026-08-21';
const dayBack = (days: number) =>
  new Date(Date.parse(`${lastDay}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

const priceOf = (isin: string, day: string, close: number, previousClose: number | null) => ({
  isin,
  day,
  exchange: 'NSE' as const,
  open: `${close}`,
  high: `${close}`,
  low: `${close}`,
  close: `${close}`,
  previousClose: previousClose === null ? null : `${previousClose}`,
  volume: 1000,
  contentHash: day,
});

/** TCS: 500 days up to the last one, at 400 before a split 1:2 and 200 after. Infosys: three days. ITC: a year. Others: none. */
const traded = [
  ...Array.from({ length: 500 }, (_, at) => {
    const day = dayBack(499 - at);
    return priceOf(tcs, day, day === lastDay ? 210 : day < splitDay ? 400 : 200, 200);
  }),
  ...[2, 1, 0].map((days) => priceOf(infosys, dayBack(days), 1500 - days, null)),
  ...Array.from({ length: 300 }, (_, at) => priceOf(itc, dayBack(299 - at), 300 + at, 298 + at)),
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
  await app.db.insert(prices).values(traded);
  await app.db.insert(corporateActions).values({
    isin: tcs,
    exDate: splitDay,
    subject: 'Face Value Split From Re 1 To Re 0.5',
    part: 0,
    kind: 'split',
    priceFactor: '0.5',
    publisher: 'NSE',
    document: '2026.json',
    asOf: splitDay,
    contentHash: 'split',
  });
  await app.db.insert(marketIndices).values({ key: 'nifty50', name: 'Nifty 50', membersAsOf: lastDay });
  await app.db.insert(indexMembers).values(
    [tcs, infosys].map((isin) => ({
      indexKey: 'nifty50',
      isin,
      from: '2026-01-01',
      publisher: 'NSE',
      document: 'list.csv',
      asOf: lastDay,
      contentHash: isin,
    })),
  );
});
afterAll(() => app.close());

async function ask<Reply>(as: 'ann' | 'paro', path: string, payload?: object): Promise<Reply> {
  const headers = await signedIn(app, as);
  const reply = await app.inject({
    url: `/api/${path}`,
    headers,
    method: payload ? 'POST' : 'GET',
    ...(payload && { payload }),
  });
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return reply.json<Reply>();
}

type Row = { isin: string; change?: number | null; priceDay?: string | null; yearCloses?: number[] };
const trendOf = (rows: readonly Row[], isin: string) => {
  const found = rows.find((row) => row.isin === isin);
  return found && { change: found.change, priceDay: found.priceDay, yearCloses: found.yearCloses };
};

/** The rows of each list, as a user of a plan that has it sees them. */
const lists: [string, () => Promise<readonly Row[]>][] = [
  ['the halal screener', async () => (await ask<ScreenReply>('ann', 'stocks?q=TCS')).rows],
  [
    'the advanced screener',
    async () => (await ask<ScreenRunReply>('paro', 'screens/run', { text: 'Price > 0' })).rows,
  ],
  ['peers', async () => [(await ask<PeersReply>('paro', `stocks/${tcs}/peers`)).of]],
  ['similar stocks', async () => [(await ask<SimilarReply>('ann', `stocks/${tcs}/similar`)).of]],
  ['an index', async () => (await ask<IndexMembersPage>('paro', 'indices/nifty50/members')).rows],
  [
    'an industry',
    async () => {
      const { rows } = await ask<IndustriesPage>('ann', 'industries?level=sector');
      const sector = rows.find(({ name }) => name === 'Information Technology');
      return (await ask<IndustryReply>('ann', `industries/${sector?.id}`)).stocks.rows;
    },
  ],
];

it.each(lists)('%s has the change of the last day and the year of a row', async (_list, read) => {
  const trend = trendOf(await read(), tcs);
  expect(trend).toMatchObject({ change: expect.closeTo(0.05, 9), priceDay: lastDay });
  expect(trend?.yearCloses).toHaveLength(24);
  // as counted in today's shares
  expect(new Set(trend?.yearCloses)).toEqual(new Set([200, 210]));
  expect(trend?.yearCloses?.at(-1)).toBe(210);
});

it('a row does not draw a few days as a year, and has nothing of a company without prices', async () => {
  const { rows } = await ask<ScreenReply>('ann', 'stocks?pageSize=100');
  expect(trendOf(rows, infosys)).toEqual({ change: null, priceDay: lastDay, yearCloses: [] });
  const [silent] = rows.filter(({ isin }) => ![tcs, infosys, itc].some((one) => one === isin));
  expect(trendOf(rows, silent?.isin ?? '')).toEqual({ change: null, priceDay: null, yearCloses: [] });
});

it('shows what the page of the stock shows to the same plan: prices to all, ratios with a premium plan', async () => {
  for (const isin of [tcs, itc]) {
    const { bars } = await ask<PriceSeries>('ann', `stocks/${isin}/prices?range=1y`);
    const { rows } = await ask<ScreenReply>('ann', 'stocks?pageSize=100');
    const row = rows.find((each) => each.isin === isin);
    expect(row).toMatchObject({ debt: null, impureIncome: null, liquidity: null });
    expect(row?.yearCloses?.at(-1)).toBe(bars.at(-1)?.close);
    const theirs = await ask<ScreenReply>('paro', 'stocks?pageSize=100');
    expect(trendOf(theirs.rows, isin)).toEqual(trendOf(rows, isin));
  }
  for (const path of ['stocks', `stocks/${tcs}/prices`])
    expect([path, (await app.inject(`/api/${path}`)).statusCode]).toEqual([path, 401]);
});

it('a row of a past month has the change and the year up to it', async () => {
  const text = 'As of 2026-07\nPrice > 0';
  const { rows } = await ask<ScreenRunReply>('paro', 'screens/run', { text });
  expect(trendOf(rows, itc)).toMatchObject({ priceDay: '2026-07-31', change: expect.closeTo(1 / 577, 4) });
  expect(trendOf(rows, itc)?.yearCloses?.at(-1)).toBe(578);
});
