import type {
  DashboardReply,
  FundReply,
  FundsPage,
  IndexMembersPage,
  IndexReply,
  IndicesPage,
  IpoReply,
  IposPage,
  MetalHistoryReply,
} from '@tayyib/shared/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn } from '../../../testing';
import { fundHoldings, fundNavs, funds } from '../../../database/schema/facts/fundTables';
import { indexCloses, indexMembers, marketIndices } from '../../../database/schema/facts/indexTables';
import { ipos } from '../../../database/schema/facts/ipoTables';
import { prices } from '../../../database/schema/facts/factsTables';
import { groupBy } from '../../../lib/lists';
import { seedMetals } from '../metals/seedMetals';
import { statusChanges, verdicts } from '../../../database/schema/facts/verdictsTables';

const ultratech = 'INE481G01011'; // compliant by TASIS
const itc = 'INE154A01025'; // tobacco
const source = { publisher: 'NSE Indices', document: 'list.csv', asOf: '2026-08-21', contentHash: '' };

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  await seedMetals(app.db);
  const { db } = app;
  await db.insert(marketIndices).values({ key: 'nifty3', name: 'Nifty 3', membersAsOf: '2026-08-21' });
  await db.insert(indexMembers).values(
    [
      { isin: ultratech, weight: '0.5' },
      { isin: itc, weight: '0.3' },
      { isin: 'INE999Z01011', weight: '0.2' },
    ].map((member) => ({
      ...source,
      ...member,
      indexKey: 'nifty3',
      from: '2026-01-01',
      weightBasis: 'published' as const,
    })),
  );
  await db.insert(indexCloses).values([
    { ...source, indexKey: 'nifty3', day: '2026-08-20', close: '1000' },
    { ...source, indexKey: 'nifty3', day: '2026-08-21', close: '1010', priceToEarnings: '21.5' },
  ]);
  await db.insert(funds).values([
    { ...source, schemeCode: '1', name: 'Pious Ethical Fund' },
    { ...source, schemeCode: '2', name: 'Silent Fund' },
    { ...source, schemeCode: '3', name: 'Twin Growth Fund - Regular Plan - IDCW' },
    { ...source, schemeCode: '4', name: 'Twin Growth Fund - Direct Plan - Growth' },
  ]);
  const nav = { document: 'NAVAll.txt' };
  await db.insert(fundNavs).values([
    { ...nav, schemeCode: '1', day: '2026-08-21', navRupees: '12.5' },
    { ...nav, schemeCode: '4', day: '2026-08-21', navRupees: '13.31' },
    { ...nav, schemeCode: '4', day: '2025-08-20', navRupees: '12.1' },
    { ...nav, schemeCode: '4', day: '2023-08-21', navRupees: '10' },
  ]);
  await db.insert(fundHoldings).values([
    {
      ...source,
      schemeCode: '1',
      holding: ultratech,
      isin: ultratech,
      name: 'UltraTech',
      share: '0.6',
      quantity: '50.5',
    },
    { ...source, schemeCode: '1', holding: itc, isin: itc, name: 'ITC', share: '0.25' },
    { ...source, schemeCode: '1', holding: 'TREPS', name: 'TREPS', share: '0.1' },
  ]);
  const issue = { ...source, opensOn: '2026-12-01', closesOn: '2026-12-03' };
  await db.insert(ipos).values([
    { ...issue, key: 'newcomer', name: 'Newcomer Limited', issueSizeRupees: 5_000_000_000 },
    {
      ...issue,
      key: 'ultratech',
      name: 'UltraTech Again',
      isin: ultratech,
      issueSizeRupees: 2_440_140_000_000,
    },
    {
      ...issue,
      key: 'ultratech-2023',
      name: 'UltraTech Before',
      isin: ultratech,
      opensOn: '2023-07-01',
      closesOn: '2023-07-03',
      issuePrice: '100',
      issueSizeRupees: 2_864_940_000_000,
    },
  ]);
  const day = {
    exchange: 'NSE' as const,
    day: '2026-08-21',
    open: '1',
    high: '1',
    low: '1',
    volume: 1,
    contentHash: '',
  };
  await db.insert(prices).values([
    { ...day, isin: ultratech, close: '110', previousClose: '100' },
    { ...day, isin: itc, close: '90', previousClose: '100' },
  ]);
  app.clock.now = () => new Date('2026-11-21T06:00:00Z');
  const change = { isin: itc, standard: 'TASIS' as const, from: 1 as const, to: 2 as const, cause: 'A test' };
  await db.insert(statusChanges).values([
    { ...change, at: new Date('2026-10-31T18:00:00Z') },
    { ...change, at: new Date('2026-10-31T19:00:00Z') }, // already November in India
  ]);
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

async function ask<Reply>(path: string): Promise<Reply> {
  const reply = await app.inject({ url: `/api/${path}`, headers });
  expect({
    path,
    status: reply.statusCode,
    problem: reply.statusCode === 200 ? '' : reply.body,
  }).toMatchObject({
    status: 200,
  });
  return reply.json<Reply>();
}

describe('indices', () => {
  it('show their compliant share, by count and by weight', async () => {
    const { rows } = await ask<IndicesPage>('indices?q=nifty%203');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: 'nifty3',
      last: { close: 1010, priceToEarnings: 21.5, priceToBook: null },
      compliance: { total: 2, compliantShare: 0.5 },
      byWeight: { compliant: 0.5, nonCompliant: 0.3, underReview: 0, basis: 'published' },
    });
    expect(rows[0]?.byWeight?.known).toBeCloseTo(0.8, 12);
    expect(rows[0]?.change).toBeCloseTo(0.01, 12);
  });

  it('divide the weight that is under review by what leaves it so', async () => {
    const { db } = app;
    await db.insert(marketIndices).values({ key: 'review', name: 'In review' });
    const member = { ...source, indexKey: 'review', from: '2026-01-01', weightBasis: 'published' as const };
    const stocks = await db
      .select({ isin: verdicts.isin, grade: verdicts.grade })
      .from(verdicts)
      .where(and(eq(verdicts.standard, 'TASIS'), verdicts.current, isNotNull(verdicts.grade)));
    const weight = (1 / stocks.length).toFixed(4);
    await db.insert(indexMembers).values(stocks.map(({ isin }) => ({ ...member, isin, weight })));
    const { index } = await ask<IndexReply>('indices/review');
    const expected = groupBy(stocks, ({ grade }) => grade);
    expect(expected.size).toBeGreaterThan(1);
    for (const [grade, graded] of expected) {
      expect(grade === null ? NaN : index.byWeight?.byGrade?.[grade]).toBeCloseTo(
        graded.length * Number(weight),
        9,
      );
    }
    expect(index.byWeight?.underReview).toBeCloseTo(stocks.length * Number(weight), 9);
    await db.delete(indexMembers).where(eq(indexMembers.indexKey, 'review'));
    await db.delete(marketIndices).where(eq(marketIndices.key, 'review'));
  });

  it('show their closes to everyone and their members to premium plans', async () => {
    const { closes, membersSource } = await ask<IndexReply>('indices/nifty3');
    expect(closes.map(({ day }) => day)).toEqual(['2026-08-20', '2026-08-21']);
    expect(membersSource).toMatchObject({ document: 'list.csv' });
    const { rows, unknown } = await ask<IndexMembersPage>('indices/nifty3/members');
    expect(rows.map(({ stock_code, weight }) => [stock_code, weight])).toEqual([
      ['ULTRACEMCO', 0.5],
      ['ITC', 0.3],
    ]);
    expect(unknown).toEqual(['INE999Z01011']);
    const compliant = await ask<IndexMembersPage>('indices/nifty3/members?badge=compliant');
    expect(compliant.rows.map(({ stock_code }) => stock_code)).toEqual(['ULTRACEMCO']);
  });
});

describe('funds', () => {
  it('are looked through to their holdings, and the parts add up to the whole', async () => {
    const { fund, holdings } = await ask<FundReply>('funds/1');
    expect(fund.nav).toEqual({ rupees: 12.5, day: '2026-08-21' });
    const through = fund.lookThrough;
    expect(through).toMatchObject({ compliant: 0.6, nonCompliant: 0.25, underReview: 0, holdings: 3 });
    expect(through?.unknown).toBeCloseTo(0.15, 12);
    expect(through?.impureKnown).toBeCloseTo(0.85, 12);
    // UltraTech: interest alone. ITC: interest and lines of business that are not permitted, which alone are 45% of its income
    const [cement, tobacco] = holdings.map(({ impure }) => impure);
    expect(cement?.share.least).toBeCloseTo(240.91 / 71_525.09, 6);
    expect(tobacco?.share.least).toBeGreaterThan(0.45);
    expect(tobacco?.year.impure.lines.map(({ label }) => label)).toContain('FMCG - Cigarettes');
    expect(through?.impureIncome?.least).toBeCloseTo(
      0.6 * (cement?.share.least ?? NaN) + 0.25 * (tobacco?.share.least ?? NaN),
      12,
    );
    expect(through?.impureIncome?.most).toBeCloseTo(
      0.6 * (cement?.share.most ?? NaN) + 0.25 * (tobacco?.share.most ?? NaN),
      12,
    );
    expect(holdings.map(({ quantity }) => quantity)).toEqual([50.5, null, null]);
    expect(holdings.map(({ verdict }) => verdict?.badge ?? null)).toEqual([
      'compliant',
      'non_compliant',
      null,
    ]);
  });

  it('have no accounts of companies for plans without detail', async () => {
    const reply = await app.inject({ url: '/api/funds/1', headers: await signedIn(app, 'ann') });
    const { fund, holdings } = reply.json<FundReply>();
    expect(holdings.map(({ impure }) => impure)).toEqual([null, null, null]);
    expect(fund.lookThrough?.impureKnown).toBeCloseTo(0.85, 12);
  });

  it('say so when their holdings are not disclosed', async () => {
    const { fund, missing } = await ask<FundReply>('funds/2');
    expect(fund).toMatchObject({ nav: null, lookThrough: null });
    expect(missing).toContain('Holdings not available yet.');
  });

  it('are found by name, by label and by known holdings', async () => {
    const names = async (query: string) => (await ask<FundsPage>(`funds?${query}`)).rows.map(({ id }) => id);
    expect(await names('q=silent')).toEqual(['2']);
    expect(await names('only=ethical')).toEqual(['1']);
    expect(await names('only=held')).toEqual(['1']);
    expect(await names('')).toEqual(['1', '2', '4']);
  });

  it('are one row per scheme, with the returns of its growth option', async () => {
    const { rows, total } = await ask<FundsPage>('funds?q=twin');
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ id: '4', name: 'Twin Growth Fund', plans: [{ id: '4' }, { id: '3' }] });
    expect(rows[0]?.returns?.oneYear).toBeCloseTo(0.1, 6);
    expect(rows[0]?.returns?.threeYears).toBeCloseTo(0.1, 6);
    const [unknown] = (await ask<FundsPage>('funds?q=silent')).rows;
    expect(unknown?.returns).toEqual({ oneYear: null, threeYears: null });
  });

  it('have the same returns on their own page', async () => {
    const growth = await ask<FundReply>('funds/4');
    expect(growth.fund.returns?.oneYear).toBeCloseTo(0.1, 6);
    const paidOut = await ask<FundReply>('funds/3');
    expect(paidOut.fund.returns).toEqual({ oneYear: null, threeYears: null });
  });
});

describe('public issues', () => {
  it('of unknown companies are under review, with the missing data listed', async () => {
    const { ipo, verdict, missing } = await ask<IpoReply>('ipos/newcomer');
    expect(ipo).toMatchObject({ stage: 'upcoming', badge: 'under_review', shariah_status: 0 });
    expect(verdict).toBeNull();
    expect(missing).toContain('Annual accounts of the company');
  });

  it('show ratios as they would be with the money raised', async () => {
    const { proForma, ipo } = await ask<IpoReply>('ipos/ultratech');
    expect(ipo.shariah_status).toBe(1);
    expect(proForma[0]).toMatchObject({ label: 'Debt to assets', limit: 0.25 });
    expect(proForma[0]?.before).toBeCloseTo(10_298.39 / 100_802.01, 4);
    expect(proForma[0]?.after).toBeCloseTo(10_298.39 / (100_802.01 + 244_014), 4);
  });

  it('state how far the last close stands above the issue price, once there is one since', async () => {
    const { ipo } = await ask<IpoReply>('ipos/ultratech-2023');
    expect(ipo.gainSinceIssue?.value).toBeCloseTo(0.1, 6);
    expect(ipo.gainSinceIssue?.day).toBe('2026-08-21');
    expect((await ask<IpoReply>('ipos/ultratech')).ipo.gainSinceIssue).toBeNull();
  });

  it('use the last accounts before the issue, even when later ones are on file', async () => {
    const { proForma } = await ask<IpoReply>('ipos/ultratech-2023');
    expect(proForma[0]?.before).toBeCloseTo(9_900.78 / 91_386.96, 4);
    expect(proForma[0]?.after).toBeCloseTo(9_900.78 / (91_386.96 + 286_494), 4);
    expect(proForma[0]?.figures[0]?.period).toBe('On 31 Mar 2023');
  });

  it('are filtered by their stage', async () => {
    expect((await ask<IposPage>('ipos?stage=open')).total).toBe(0);
    expect((await ask<IposPage>('ipos?stage=upcoming&badge=compliant')).rows.map(({ id }) => id)).toEqual([
      'ultratech',
    ]);
  });
});

it('shows the headline figures of the market', async () => {
  const { universe, withPrice, standards, market, recentChanges, monthFrom } =
    await ask<DashboardReply>('dashboard');
  expect({ universe, withPrice, monthFrom }).toEqual({ universe: 71, withPrice: 2, monthFrom: '2026-11-01' });
  expect(market).toMatchObject({
    day: '2026-08-21',
    advances: 1,
    declines: 1,
    compliantAdvances: 1,
    compliantDeclines: 0,
  });
  expect(standards[0]).toMatchObject({ standard: 'TASIS', changedThisMonth: 1, compliance: { total: 71 } });
  expect(recentChanges[0]).toMatchObject({ stock_code: 'ITC', from: 'compliant', to: 'non_compliant' });
});

it('shows metals by purity, with the source of the price', async () => {
  const gold = await ask<MetalHistoryReply>('metals/gold');
  expect(gold.newest).toMatchObject({ rupeesPerGram: 12_755.68, source: { publisher: 'currency-api' } });
  expect(gold.purities.map(({ label, rupeesPerGram }) => [label, rupeesPerGram])).toEqual([
    ['24 carat', 12_755.68],
    ['22 carat', 11_692.71],
    ['18 carat', 9_566.76],
  ]);
  expect(gold.history).toHaveLength(1);
});
