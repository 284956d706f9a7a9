import { tasis } from '@tayyib/shared/shariah';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp } from '../../../testing';
import { filings, marketCaps, prices } from '../../../database/schema/facts/factsTables';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { usualNeeds } from './columns/usualColumns';
import { createMarket } from './createMarket';
import type { MarketSnapshot } from './MarketSnapshot';
import { warmUp } from './MarketSnapshot';

const reliance = 'INE002A01018';

let app: FastifyInstance;
let before: MarketSnapshot;
beforeAll(async () => {
  app = await buildSampleApp();
  before = await app.market.refresh();
  await warmUp(before);
});
afterAll(() => app.close());

const columnsOf = (snapshot: MarketSnapshot) => {
  const source = snapshot.columns(null).sourceFor(tasis.id);
  return usualNeeds.numbers.map(({ of, yearsAgo }) => ({
    of,
    yearsAgo,
    values: source.numbers(of, yearsAgo),
  }));
};

const traded = (day: string, close: string) => {
  const row = { isin: reliance, exchange: 'NSE', day, source: 'series', document: 'a.csv' } as const;
  return { ...row, open: close, high: close, low: close, close, volume: 7, contentHash: day };
};
const ofReliance = { filings: eq(filings.isin, reliance), caps: eq(marketCaps.isin, reliance) };
const current = and(eq(verdicts.isin, reliance), eq(verdicts.standard, 'TASIS'), verdicts.current);

it.each<[string, () => Promise<unknown>]>([
  ['a price', () => app.db.insert(prices).values(traded('2026-11-20', '1234.5'))],
  ['an average', () => app.db.update(marketCaps).set({ valueRupees: 5e12 }).where(ofReliance.caps)],
  ['accounts', () => app.db.update(filings).set({ basicEpsRupees: '3.21' }).where(ofReliance.filings)],
  [
    'a verdict',
    () =>
      app.db
        .update(verdicts)
        .set({ verdict: sql`jsonb_set(verdict, '{stars}', '17')` })
        .where(current),
  ],
  [
    'a price and a verdict',
    async () => {
      await app.db.insert(prices).values(traded('2026-11-21', '1250'));
      await app.db
        .update(verdicts)
        .set({ verdict: sql`jsonb_set(verdict, '{stars}', '18')` })
        .where(current);
    },
  ],
])(
  'after writing %s has the columns of a re-read market, and leaves the previous snapshot unchanged',
  async (_what, write) => {
    const held = columnsOf(before).map(({ values }) => values?.slice());
    await write();
    const after = await app.market.refresh();
    const reread = await createMarket(app.db, app.clock).refresh();
    expect(columnsOf(after)).toEqual(columnsOf(reread));
    expect(columnsOf(after)).not.toEqual(columnsOf(before));
    expect(columnsOf(before).map(({ values }) => values)).toEqual(held);
    before = after;
  },
);

it('reuses whole columns that a price does not affect', async () => {
  await app.db.insert(prices).values(traded('2026-11-19', '1200'));
  const after = await app.market.refresh();
  const of = { id: 'sales', period: null, standard: null };
  expect(after.columns(null).sourceFor(tasis.id).numbers(of, 1)).toBe(
    before.columns(null).sourceFor(tasis.id).numbers(of, 1),
  );
});
