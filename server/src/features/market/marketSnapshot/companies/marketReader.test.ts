import type { DashboardReply, IndicesPage, IndustryReply, PeersReply } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn } from '../../../../testing';
import { filings, marketCaps, prices, securities } from '../../../../database/schema/facts/factsTables';
import { indexCloses, marketIndices } from '../../../../database/schema/facts/indexTables';
import { createMarket } from '../createMarket';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { narrowestFirst } from './ClassIndex';
import { figuresBy } from './Company';
import type { MarketFigures } from './MarketFigures';
import type { MarketReader } from './marketReader';
import { marketReader } from './marketReader';

const [tcs, infosys, itc] = ['INE467B01029', 'INE009A01021', 'INE154A01025'] as const;
const ultratech = 'INE481G01011'; // compliant by TASIS

let app: FastifyInstance;
let headers: Record<string, string>;
let kept: MarketReader;
beforeAll(async () => {
  app = await buildSampleApp();
  headers = await signedIn(app, 'paro');
  kept = marketReader(app.market);
});
afterAll(() => app.close());

async function ask<Reply>(path: string): Promise<Reply> {
  const reply = await app.inject({ url: `/api/${path}`, headers });
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.json<Reply>();
}

/** All output of these figures. */
const comparable = (figures: MarketFigures) => ({
  rows: figures.companies.map((company) => standardIds.map((standard) => figuresBy(company, standard))),
  headline: figures.counters.headline,
  classes: narrowestFirst.map((level) =>
    [...figures.classes.level(level).values()]
      .map((each) => each.row('TASIS'))
      .sort((a, b) => a.id.localeCompare(b.id)),
  ),
});

const priceOf = (isin: string, day: string, close: string, previousClose: string | null) => ({
  isin,
  day,
  close,
  previousClose,
  exchange: 'NSE' as const,
  open: close,
  high: close,
  low: close,
  volume: 1,
  contentHash: '',
});

const changes: [string, () => Promise<unknown>][] = [
  ['a price', () => app.db.insert(prices).values(priceOf(tcs, '2026-08-20', '100', '90'))],
  ['another company’s price', () => app.db.insert(prices).values(priceOf(itc, '2026-08-20', '50', '60'))],
  ['the next day’s price', () => app.db.insert(prices).values(priceOf(tcs, '2026-08-21', '110', '100'))],
  ['a price taken away', () => app.db.delete(prices).where(eq(prices.day, '2026-08-21'))],
  [
    'a verdict withdrawn',
    () => app.db.delete(verdicts).where(and(eq(verdicts.isin, ultratech), eq(verdicts.standard, 'TASIS'))),
  ],
  [
    'another class',
    () => app.db.update(securities).set({ industrySubgroup: 'Tea' }).where(eq(securities.isin, tcs)),
  ],
  ['another size', () => app.db.update(marketCaps).set({ valueRupees: 7 }).where(eq(marketCaps.isin, itc))],
  ['accounts taken away', () => app.db.delete(filings).where(eq(filings.isin, tcs))],
  ['a company gone', () => app.db.delete(securities).where(eq(securities.isin, infosys))],
];

it('the market gives the same result after each change as a full rebuild', async () => {
  await kept.figures().then(comparable);
  for (const [what, change] of changes) {
    const before = await kept.figures();
    await change();
    const after = await kept.figures();
    const reread = await marketReader(createMarket(app.db, app.clock)).figures();
    expect({ what, ...comparable(after) }).toEqual({ what, ...comparable(reread) });
    expect([what, comparable(after)]).not.toEqual([what, comparable(before)]);
  }
});

it('the market serves a changed fact to the next request, with a new tag', async () => {
  const { headers: first } = await app.inject({ url: '/api/dashboard', headers });
  await app.db.insert(prices).values(priceOf(itc, '2026-08-25', '66', '60'));
  const known = { ...headers, 'if-none-match': String(first.etag) };
  const reply = await app.inject({ url: '/api/dashboard', headers: known });
  expect(reply.json<DashboardReply>().market).toMatchObject({ day: '2026-08-25', advances: 1, declines: 0 });
  const { of } = await ask<PeersReply>('stocks/ITC/peers');
  expect(of).toMatchObject({ closeRupees: 66, priceDay: '2026-08-25' });
  expect(of.change).toBeCloseTo(0.1, 12);
});

it('finds a class in which a company is the first', async () => {
  await app.db.update(securities).set({ industry: 'Camel Milk' }).where(eq(securities.isin, itc));
  const { industry, stocks } = await ask<IndustryReply>('industries/industry~camel-milk');
  expect(industry.compliance.total).toBe(1);
  expect(stocks.rows.map(({ stock_code }) => stock_code)).toEqual(['ITC']);
});

it('the market shows a list that was written to, whoever wrote', async () => {
  expect((await ask<IndicesPage>('indices')).total).toBe(0);
  await app.db.insert(marketIndices).values({ key: 'nifty3', name: 'Nifty 3' });
  const close = { publisher: 'NSE', document: 'list.csv', asOf: '2026-08-21', contentHash: '' };
  const rowsOf = async () => (await ask<IndicesPage>('indices')).rows.map(({ last }) => last?.close ?? null);
  expect(await rowsOf()).toEqual([null]);
  for (const [day, points] of ['2026-08-19', '2026-08-20', '2026-08-21'].entries()) {
    await app.db
      .insert(indexCloses)
      .values({ ...close, indexKey: 'nifty3', day: points, close: `${1000 + day}` });
  }
  expect(await rowsOf()).toEqual([1002]);
});
