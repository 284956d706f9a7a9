import { randomUUID } from 'node:crypto';
import type { PeersReply, ScreenRunReply } from '@tayyib/shared/contracts';
import { filingAmounts } from '@tayyib/shared/shariah';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { filings, securities } from '../../../database/schema/facts/factsTables';
import { buildSampleApp, signedIn } from '../../../testing';

const crore = 10_000_000;

let app: FastifyInstance;
let headers: Awaited<ReturnType<typeof signedIn>>;
let isin: string;
/** The profit of the newest complete accounts. */
let profit: number;
beforeAll(async () => {
  app = await buildSampleApp();
  const [tcs] = await app.db.select().from(securities).where(eq(securities.symbol, 'TCS'));
  isin = tcs?.isin ?? '';
  const [complete] = await app.db
    .select()
    .from(filings)
    .where(
      and(eq(filings.isin, isin), eq(filings.periodEnd, '2024-03-31'), eq(filings.nature, 'consolidated')),
    );
  if (!complete) throw new Error('The sample has no accounts of TCS.');
  profit = complete.amounts.profitAfterTax ?? NaN;
  const stated: Partial<Record<string, number>> = {
    totalAssets: 200_000 * crore,
    equity: 100_000 * crore,
    borrowingsNoncurrent: 0,
    borrowingsCurrent: 10_000 * crore,
    paidUpCapital: complete.amounts.paidUpCapital ?? 0,
  };
  await app.db.insert(filings).values({
    ...complete,
    id: randomUUID(),
    periodStart: '2025-04-01',
    periodEnd: '2026-03-31',
    asOf: '2026-03-31',
    publishedOn: '2026-04-20',
    document: 'summary-2026.xml',
    isSummary: true,
    segments: [],
    amounts: filingAmounts((key) => stated[key] ?? null),
  });
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

it('the market takes each figure from the newest accounts that state it, and says which those are', async () => {
  const url = `/api/stocks/${isin}/peers`;
  const { of } = (await app.inject({ url, headers })).json<PeersReply>();
  expect(of).toMatchObject({
    accountsTo: '2026-03-31',
    debtToAssets: 0.05,
    profitTo: '2024-03-31',
    // not known over the gap of a year
    profitGrowth1y: null,
  });
  expect((of.marketCapRupees ?? NaN) / (of.priceToEarnings ?? NaN)).toBeCloseTo(profit, -7);
  expect((of.marketCapRupees ?? NaN) / (of.priceToBook ?? NaN)).toBeCloseTo(100_000 * crore, -7);
});

it('screens take each figure from the newest accounts that state it', async () => {
  const payload = { text: 'Debt to assets = 5 AND Net profit > 1', columns: ['Net profit'], pageSize: 10 };
  const reply = await app.inject({ method: 'POST', url: '/api/screens/run', headers, payload });
  const { rows } = reply.json<ScreenRunReply>();
  expect(rows.map(({ stock_code, cells }) => [stock_code, cells[0]])).toEqual([['TCS', profit / crore]]);
});
