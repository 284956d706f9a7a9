import type { FundPortfoliosReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn } from '../../../testing';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { fundHoldings, fundNavs, funds } from '../../../database/schema/facts/fundTables';

const ultratech = 'INE481G01011';
const source = { publisher: 'Fund house', document: 'portfolio.xlsx', contentHash: '' };

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
  app.clock.now = () => new Date('2026-05-21T06:00:00Z');
  const { db } = app;
  await db.insert(funds).values([
    { ...source, asOf: '2026-03-31', schemeCode: '1', name: 'Pious Ethical Fund' },
    { ...source, asOf: '2026-03-31', schemeCode: '2', name: 'Silent Fund' },
  ]);
  const shares = { schemeCode: '1', holding: ultratech, isin: ultratech, name: 'UltraTech' };
  await db.insert(fundHoldings).values([
    { ...source, ...shares, asOf: '2016-02-29', share: '0.1' },
    { ...source, ...shares, asOf: '2023-03-31', share: '0.3', quantity: '50', marketValueRupees: 400_000 },
    { ...source, ...shares, asOf: '2024-02-29', share: '0.4', quantity: '60', marketValueRupees: 500_000 },
    { ...source, ...shares, asOf: '2024-03-31', share: '0.6', quantity: '70.5', marketValueRupees: 600_000 },
    { ...source, asOf: '2024-03-31', schemeCode: '1', holding: 'TREPS', name: 'TREPS', share: '0.4' },
    { ...source, ...shares, asOf: '2024-04-30', share: '0.5' },
    { ...source, ...shares, asOf: '2026-02-28', share: '0.7' },
  ]);
  const nav = { schemeCode: '1', document: 'NAVAll.txt' };
  await db.insert(fundNavs).values([
    { ...nav, day: '2024-03-28', navRupees: '12.5' },
    { ...nav, day: '2024-04-01', navRupees: '13' },
    { ...nav, day: '2023-03-20', navRupees: '11' },
  ]);
  const split = { ...source, isin: ultratech, part: 0, kind: 'split', asOf: '2024-04-10' } as const;
  await db.insert(corporateActions).values([
    { ...split, exDate: '2024-03-31', subject: 'Split 10 to 5', priceFactor: '0.5' },
    { ...split, exDate: '2024-04-01', subject: 'Split 5 to 1', priceFactor: '0.2' },
  ]);
});
afterAll(() => app.close());

async function ask(id: string, name: 'paro' | 'ann' = 'paro', more: Record<string, string> = {}) {
  const headers = { ...(await signedIn(app, name)), ...more };
  return app.inject({ url: `/api/funds/${id}/portfolios`, headers });
}

it('a fund has the newest portfolio of each financial year, and none for years without one', async () => {
  const reply = await ask('1');
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  const { portfolios, from, isDetailed } = reply.json<FundPortfoliosReply>();
  expect({ from, isDetailed }).toEqual({ from: '2017-04-01', isDetailed: true });
  expect(portfolios.map(({ yearTo, source }) => [yearTo, source.asOf])).toEqual([
    // the year that has not ended has none yet, and uses the newest of the year before
    ['2027-03-31', '2026-02-28'],
    ['2026-03-31', '2026-02-28'],
    // nothing is on file of the year to March 2025 but the portfolio of April 2024
    ['2025-03-31', '2024-04-30'],
    ['2024-03-31', '2024-03-31'],
    ['2023-03-31', '2023-03-31'],
  ]);
});

it('a fund’s portfolio has the accounts of that year, the quantity, the value of a unit and the splits since', async () => {
  const { portfolios } = (await ask('1')).json<FundPortfoliosReply>();
  const [, , , to2024, to2023] = portfolios;
  expect(to2024?.nav).toEqual({ rupees: 12.5, day: '2024-03-28' });
  expect(to2023?.nav).toBeNull();
  expect(to2024?.holdings).toMatchObject([
    {
      isin: ultratech,
      share: 0.6,
      quantity: 70.5,
      marketValueRupees: 600_000,
      steps: [{ exDate: '2024-04-01', factor: 0.2, kind: 'split' }],
      impure: { year: { to: '2024-03-31' } },
    },
    { name: 'TREPS', quantity: null, marketValueRupees: null, steps: [], impure: null },
  ]);
  expect(to2023?.holdings).toMatchObject([
    { steps: [{ exDate: '2024-03-31' }, { exDate: '2024-04-01' }], impure: { year: { to: '2023-03-31' } } },
  ]);
  expect(to2024?.impureKnown).toBeCloseTo(0.6, 12);
  expect(to2024?.impureIncome?.least).toBeCloseTo(0.6 * (240.91 / 71_525.09), 6);
});

it('a fund’s portfolio has no accounts of companies for plans without detail, but the impure share of the whole', async () => {
  const { isDetailed, portfolios } = (await ask('1', 'ann')).json<FundPortfoliosReply>();
  expect(isDetailed).toBe(false);
  expect(portfolios.flatMap(({ holdings }) => holdings.map(({ impure }) => impure))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(portfolios[3]?.impureKnown).toBeCloseTo(0.6, 12);
});

it('the list of a fund’s portfolios is empty without portfolios, is 404 for unknown funds, and sends nothing twice', async () => {
  expect((await ask('2')).json()).toMatchObject({ portfolios: [] });
  expect((await ask('9')).statusCode).toBe(404);
  const { etag } = (await ask('1')).headers;
  expect((await ask('1', 'paro', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await ask('1', 'ann', { 'if-none-match': String(etag) })).statusCode).toBe(200);
});
