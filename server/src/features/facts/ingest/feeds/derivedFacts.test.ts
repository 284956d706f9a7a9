import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp } from '../../../../testing';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { filings, marketCaps, securities } from '../../../../database/schema/facts/factsTables';
import { metalPrices } from '../../../../database/schema/facts/metalsTables';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { companyRecords } from '../../records/companyFacts';
import { feedByName } from '../importing/importFiles';
import type { FeedReport } from './runFeed';
import { runFeed } from './runFeed';
import { sourceFile } from './SourceFile';

const reliance = 'INE002A01018';
const tcs = 'INE467B01029';
const header = 'isin,symbol,avg_mcap_24m_cr,n24,avg_mcap_36m_cr,n36,check_2025H1_ratio';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildSampleApp();
});
afterEach(() => app.close());

function bring(
  name: string,
  file: string,
  lines: readonly string[],
  asOf = '2026-07-31',
  isStated = true,
): Promise<FeedReport> {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  return runFeed(app.db, feed, sourceFile(file, content, asOf, isStated));
}
const averages = (...rows: string[]) => bring('derived-cap', 'averages.csv', [header, ...rows]);

describe('derived averages', () => {
  const derived = () =>
    app.db
      .select()
      .from(marketCaps)
      .where(eq(marketCaps.publisher, 'Derived from closes of NSE and averages of AMFI'))
      .orderBy(asc(marketCaps.windowMonths));

  it('say of every row that it is derived, and from how many months', async () => {
    await averages(`${reliance},RELIANCE,1800000,24,1700000.5,31,1.01`);
    expect(await derived()).toMatchObject([
      { windowMonths: 24, valueRupees: 18_000_000_000_000, document: 'averages.csv', asOf: '2026-07-31' },
      { windowMonths: 36, valueRupees: 17_000_005_000_000, document: 'averages.csv (31 of 36 months)' },
    ]);
  });

  it('leave out windows with too few months, and companies whose shares changed', async () => {
    const { refused } = await averages(
      `${reliance},RELIANCE,1800000,24,1700000.5,29,`,
      `${tcs},TCS,1000000,24,1000000,36,1.2`,
      'INE009A01021,INFY,600000,19,600000,29,1',
    );
    expect((await derived()).map(({ isin, windowMonths }) => [isin, windowMonths])).toEqual([[reliance, 24]]);
    expect(refused.map(({ line, reason, isOutOfScope }) => [line, reason, isOutOfScope])).toEqual([
      [3, 'It is 1.2 times the published average of January to June 2025.', undefined],
      [4, 'It was not traded in enough months for an average.', true],
    ]);
  });

  it('let S&P and Dow Jones decide, and say so among what is taken for granted', async () => {
    const before = await currentVerdict(app.db, tcs, 'SP');
    expect(before?.status).toBe(3);
    await averages(`${tcs},TCS,1200000,24,1250000,36,1.01`);
    await recomputeVerdicts(app.db, [tcs], 'A test', '2024-12-31');
    expect((await currentVerdict(app.db, tcs, 'SP'))?.status).toBe(3);
    await recomputeVerdicts(app.db, [tcs], 'A test', '2026-08-01');
    for (const standard of ['SP', 'DOW_JONES'] as const) {
      const verdict = await currentVerdict(app.db, tcs, standard);
      expect(verdict?.ratios.map(({ passes }) => passes)).not.toContain(null);
      const denominator = verdict?.ratios.find(({ dividedBy }) => dividedBy === 'market_cap')?.denominator;
      expect(denominator?.source?.publisher).toBe('Derived from closes of NSE and averages of AMFI');
      expect(verdict?.basis?.assumed.join(' ')).toContain('derived, for no publisher states it');
    }
  });

  it('are no size or capitalisation of today on the page of a stock', async () => {
    const capOf = async () =>
      (await app.inject(`/api/stocks/${tcs}`)).json<{ marketCap: unknown }>().marketCap;
    const before = await capOf();
    await averages(`${tcs},TCS,1200000,24,1250000,36,1.01`);
    expect(await capOf()).toEqual(before);
  });

  it('are refused without the day they end on', async () => {
    const { outcome, refused } = await bring(
      'derived-cap',
      'averages.csv',
      [header, `${tcs},TCS,1,24,1,36,1`],
      '2026-07-31',
      false,
    );
    expect([outcome, refused[0]?.reason]).toEqual([
      'refused',
      'The table does not state its last day: give it with --as-of.',
    ]);
  });
});

describe('industry classes', () => {
  const columns = 'isin,symbol,macro,sector,industry,basic_industry,source';
  const classify = (asOf: string, basic: string) =>
    bring(
      'industry-classes',
      'industry_4level.csv',
      [columns, `${tcs},TCS,Information Technology,Information Technology,IT - Software,${basic},x`],
      asOf,
    );
  const record = async () => (await companyRecords(app.db, [tcs]))[0];

  it('replace an older class, with their own document and day, and record a change', async () => {
    await classify('2026-07-14', 'Software Products');
    const { industry, events = [] } = (await record()) ?? {};
    expect(industry).toMatchObject({
      subgroup: 'Software Products',
      source: {
        publisher: 'Industry classes of NSE and BSE',
        document: 'industry_4level.csv',
        asOf: '2026-07-14',
      },
    });
    expect(events).toMatchObject([{ kind: 'class_change', day: '2026-07-14' }]);
  });

  it('replace no newer class', async () => {
    await classify('2024-07-14', 'Software Products');
    expect((await record())?.industry?.subgroup).toBe('Computers - Software & Consulting');
  });

  it('are not replaced by an older list of BSE', async () => {
    await classify('2026-07-14', 'Software Products');
    await app.db.update(securities).set({ bseHash: null }).where(eq(securities.isin, tcs));
    const bseColumns =
      'Security Code,Issuer Name,Security Id,Security Name,Status,Group,Face Value,ISIN No,Industry,Instrument,Sector Name,Industry New Name,Igroup Name,ISubgroup Name';
    const row = `532540,TCS,TCS,TCS,Active,A ,1.00,${tcs},IT,Equity,Information Technology,Information Technology,IT - Software,Computers`;
    await bring('bse-list', 'Equity.csv', [bseColumns, row], '2025-06-01');
    expect((await record())?.industry).toMatchObject({
      subgroup: 'Software Products',
      source: { asOf: '2026-07-14' },
    });
  });
});

it('gives the actions of a company no longer listed to no other with its symbol', async () => {
  const { stored, refused } = await bring('corporate-actions', 'corporate_actions.csv', [
    'symbol,series,isin,face_value,ex_date,record_date,subject',
    `TCS,EQ,${tcs},1,01-Jan-2020,02-Jan-2020,Bonus 1:1`,
    'INFY,EQ,INE144J01027,5,01-Jan-2020,-,Bonus 1:1',
  ]);
  expect([stored, refused.map(({ line }) => line)]).toEqual([1, [3]]);
  const ofInfosys = and(eq(corporateActions.isin, 'INE009A01021'), eq(corporateActions.exDate, '2020-01-01'));
  expect(await app.db.$count(corporateActions, ofInfosys)).toBe(0);
});

it('gives a dividend that states the ISIN of a bond to the company of the bond', async () => {
  const { stored } = await bring('corporate-actions', 'corporate_actions.csv', [
    'symbol,series,isin,face_value,ex_date,record_date,subject',
    'TCS,EQ,INE467B07018,1,01-Jan-2020,02-Jan-2020,Dividend - Rs 5 Per Share',
  ]);
  expect([stored, await app.db.$count(corporateActions, eq(corporateActions.isin, tcs))]).toEqual([1, 1]);
});

it('knows that an average of 0.00 is none (AMFI, half-year to June 2025)', async () => {
  const { refused } = await bring('amfi-cap', 'amfi_avg_mcap_30Jun2025.csv', [
    'isin,nse_symbol,bse_symbol,name,amfi_mcap_cr,category',
    `${tcs},TCS,TCS,Tata Consultancy Services Ltd.,1324342.55,Large Cap`,
    'INE664X01025,,TTLEL,TTL ENTERPRISES LIMITED,0.00,Small Cap',
  ]);
  expect(refused).toEqual([{ line: 3, reason: 'There is no average market capitalisation.' }]);
});

describe('the table of integrated filings', () => {
  const columns =
    'symbol,isin,period_end,nature,fy_start,filed,Assets,Equity,BorrowingsNoncurrent,BorrowingsCurrent,Borrowings,TradeReceivablesCurrent,TradeReceivablesNoncurrent,CashAndCashEquivalents,BankBalanceOtherThanCashAndCashEquivalents,CurrentInvestments,NoncurrentInvestments,LoansCurrent,LoansNoncurrent,Inventories,Deposits,ytd_RevenueFromOperations,ytd_OtherIncome,ytd_Income,ytd_FinanceCosts,ytd_ProfitBeforeTax,ytd_ProfitLossForPeriod,ytd_InterestEarned,ytd_AdjustmentsForInterestIncome,ytd_AdjustmentsForDividendIncome,ytd_InterestReceivedClassifiedAsOperatingActivities,ytd_InterestReceivedClassifiedAsInvestingActivities,ytd_PaidUpValueOfEquityShareCapital,file,family,DebtSecurities,SubordinatedLiabilities';
  const rowOf = (family: string) =>
    `TCS,${tcs},2026-03-31,Consolidated,2025-04-01,2026-04-24,160000,95000,0,0,,50000,0,9000,5000,30000,0,0,0,20,,250000,4000,254000,800,65000,49000,,0,10,0,0,362,nse-integrated-tcs.xml,${family},,`;

  it('is read with the day and the file of each, and a nil of the year as not stated', async () => {
    expect((await bring('xbrl-summary', 'annual_facts.csv', [columns, rowOf('INDAS')])).stored).toBe(1);
    const [filing] = await app.db
      .select()
      .from(filings)
      .where(and(eq(filings.isin, tcs), eq(filings.periodEnd, '2026-03-31')));
    expect(filing).toMatchObject({
      detail: 'summary',
      taxonomy: 'ind_as',
      document: 'nse-integrated-tcs.xml',
      publishedOn: '2026-04-24',
      amounts: {
        borrowingsNoncurrent: 0,
        interestIncome: null,
        interestReceived: null,
        dividendIncome: 100_000_000,
      },
    });
  });

  it('leaves out insurers, whose form has other lines', async () => {
    const { stored, refused } = await bring('xbrl-summary', 'annual_facts.csv', [columns, rowOf('LI')]);
    expect([stored, refused[0]?.isOutOfScope]).toEqual([0, true]);
  });
});

it('drops a price of metal that is far from the months beside it (silver of 31 July 2024)', async () => {
  const { refused } = await bring('metals-monthly', 'gold_silver_inr_monthly.csv', [
    'date,npm_version,usd_inr,gold_inr_g,silver_inr_g',
    '2024-06-01,2024.6.1,83.4,6245.12,81.571',
    '2024-07-31,2024.7.31,83.7,6473.11,95.212',
    '2024-09-01,2024.9.1,83.8,6753.64,77.858',
  ]);
  expect(refused).toEqual([
    { line: 3, reason: 'The silver of 2024-07-31 is far from the months beside it.' },
  ]);
  const silver = await app.db
    .select()
    .from(metalPrices)
    .where(eq(metalPrices.metal, 'silver'))
    .orderBy(asc(metalPrices.day));
  expect(silver.map(({ day, rupeesPerGram }) => [day, rupeesPerGram])).toEqual([
    ['2024-06-01', '81.57'],
    ['2024-09-01', '77.86'],
  ]);
});
