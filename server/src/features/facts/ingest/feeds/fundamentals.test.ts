import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn, resetDatabase } from '../../../../testing';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { adoptShippedEditions } from '../../verdicts/standards/adoptShippedEditions';
import { nseFile, nseRows } from '../feedFixtures';
import { feedByName } from '../importing/importFiles';
import { judgePending } from '../importing/judgePending';
import { runFeed } from './runFeed';
import type { FeedReport } from './runFeed';
import { sourceFile } from './SourceFile';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const tcs = 'INE467B01029';
const header =
  'symbol,period_start,period_end,nature,unit,source,published_on,audited,segments,total_assets,borrowings_current,' +
  'borrowings_noncurrent,cash_and_cash_equivalents,revenue_from_operations,total_income,interest_income,paid_up_capital';
/** Invented accounts of a company with 10% debt. */
const row = ({ symbol = 'TCS', unit = 'crore', year = 2026, assets = '1000', debt = '60' } = {}) =>
  `${symbol},${year - 1}-04-01,${year}-03-31,consolidated,${unit},Annual report on the company's site,${year}-05-20,yes,` +
  `Banking software=900;Retail software=300,${assets},${debt},40,50,1200,1210,10,20`;
const table = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`;

/** The same company in the table of official filings. */
const official = (assets: string, debt: string) =>
  'symbol,isin,period_end,nature,fy_start,file,Assets,Equity,BorrowingsNoncurrent,BorrowingsCurrent,Borrowings,Deposits,' +
  'CashAndCashEquivalents,BankBalanceOtherThanCashAndCashEquivalents,TradeReceivablesCurrent,TradeReceivablesNoncurrent,' +
  'CurrentInvestments,NoncurrentInvestments,LoansCurrent,LoansNoncurrent,Inventories,ytd_RevenueFromOperations,' +
  'ytd_OtherIncome,ytd_Income,ytd_InterestEarned,ytd_AdjustmentsForInterestIncome,ytd_AdjustmentsForDividendIncome,' +
  'ytd_FinanceCosts,ytd_ProfitBeforeTax,ytd_ProfitLossForPeriod,ytd_PaidUpValueOfEquityShareCapital,' +
  'ytd_InterestReceivedClassifiedAsOperatingActivities,ytd_InterestReceivedClassifiedAsInvestingActivities\n' +
  `TCS,${tcs},2026-03-31,Consolidated,2025-04-01,INDAS_104549_1090527_12042026090154.xml,${assets},500,40,${debt},,,` +
  '50,,,,,,,,,1200,10,1210,,10,,,,,20,,\n';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await adoptShippedEditions(app.db);
  await bring('nse-list', 'EQUITY_L.csv', nseFile(...nseRows));
});

async function bring(name: string, file: string, text: string): Promise<FeedReport> {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  const report = await runFeed(app.db, feed, sourceFile(file, Buffer.from(text), '2026-11-20'));
  await judgePending(app.db);
  return report;
}

async function verdictOfTcs(): Promise<Verdict | undefined> {
  const reply = await app.inject({ url: `/api/stocks/${tcs}`, headers: await signedIn(app, 'paro') });
  return reply.json<StockPage>().verdicts.find(({ standard }) => standard.id === 'TASIS');
}

describe('a table of fundamentals of the operator’s own', () => {
  it('gives a provisional verdict that names its source', async () => {
    expect(await bring('fundamentals', 'mine.csv', table(row()))).toMatchObject({ stored: 1, refused: [] });
    const verdict = await verdictOfTcs();
    expect(verdict).toMatchObject({ isProvisional: true, accountsTo: '2026-03-31' });
    expect(verdict?.reasons[0]).toMatch(
      /^Provisional, on figures from Annual report on the company's site: /,
    );
    const debt = verdict?.ratios.find(({ id }) => id === 'debt');
    expect(debt?.value).toBeCloseTo(0.1, 6);
    expect(debt?.numerator.source).toMatchObject({
      publisher: "Annual report on the company's site",
      document: 'mine.csv',
      publishedOn: '2026-05-20',
    });
  });

  it('is provisional in every list of stocks, too', async () => {
    await bring('fundamentals', 'mine.csv', table(row()));
    await recomputeVerdicts(app.db, [tcs], 'A test', '2026-11-20');
    const headers = await signedIn(app, 'paro');
    const url = (path: string) => app.inject({ url: `/api/${path}`, headers });
    const payload = { text: 'Status = "under review"' };
    const replies = await Promise.all([
      url('stocks?q=TCS'),
      url('stocksall'),
      url('search?q=TCS'),
      app.inject({ method: 'POST', url: '/api/screens/run', headers, payload }),
    ]);
    for (const reply of replies) {
      expect(reply.body).toMatch(/"stock_code":"TCS"[^}]*"isProvisional":true/);
      expect(reply.body.match(/isProvisional/g)).toHaveLength(1);
    }
  });

  it('reads the same amounts in each unit it documents', async () => {
    for (const [unit, times] of [
      ['rupees', 1e7],
      ['thousand', 1e4],
      ['lakh', 100],
      ['million', 10],
    ] as const) {
      const scaled = row({ unit }).replace(/(?<=[=,])(\d+)(?=[;,]|$)/g, (digits) =>
        String(Number(digits) * times),
      );
      await bring('fundamentals', `in-${unit}.csv`, table(scaled));
      const debt = (await verdictOfTcs())?.ratios.find(({ id }) => id === 'debt');
      expect([unit, debt?.numerator.valueRupees]).toEqual([unit, 100 * 1e7]);
    }
  });

  it('is replaced by the official filing of the period, and never replaces it', async () => {
    await bring('fundamentals', 'mine.csv', table(row({ debt: '60' })));
    expect(await bring('xbrl-summary', 'balance_sheet_filings.csv', official('1000', '460'))).toMatchObject({
      stored: 1,
    });
    const verdict = await verdictOfTcs();
    expect(verdict?.isProvisional).toBeUndefined();
    expect(verdict?.ratios.find(({ id }) => id === 'debt')?.value).toBeCloseTo(0.5, 6);
    const again = await bring('fundamentals', 'mine-again.csv', table(row({ debt: '50' })));
    expect(again).toMatchObject({ stored: 0 });
    expect(again.refused).toEqual([
      { line: 2, reason: 'The official consolidated accounts of TCS to 2026-03-31 are on file.' },
    ]);
    expect((await verdictOfTcs())?.isProvisional).toBeUndefined();
  });

  it('cannot make an official filing look as if it were in the wrong unit', async () => {
    await bring('fundamentals', 'mine.csv', table(row({ year: 2025, unit: 'rupees' })));
    const report = await bring('xbrl-summary', 'balance_sheet_filings.csv', official('1000', '60'));
    expect(report).toMatchObject({ stored: 1, refused: [] });
    expect((await verdictOfTcs())?.isProvisional).toBeUndefined();
  });

  it.each([
    ['an unknown unit', row({ unit: 'billion' }), 'The unit "billion" is none of'],
    ['an unknown company', row({ symbol: 'NOSUCH' }), 'No listed company is known as NOSUCH.'],
    ['no total assets', row({ assets: '' }), 'There are no total assets.'],
    ['an amount that is no number', row({ debt: 'n/a' }), 'is not a number'],
    ['a period that ends in the future', row({ year: 2090 }), 'still to come'],
    [
      'nine months',
      row().replace('2025-04-01', '2025-07-01'),
      'It covers 274 days, and neither a year (350 to 380 days) nor half a year.',
    ],
    [
      'eighteen months',
      row().replace('2025-04-01', '2024-10-01'),
      'It covers 547 days, and neither a year (350 to 380 days) nor half a year.',
    ],
    ['a segment without its revenue', row().replace('=900', ''), 'is not written as name=revenue'],
  ])('refuses %s by its line and stores the rest', async (_what, refused, reason) => {
    const report = await bring('fundamentals', 'mine.csv', table(refused, row({ symbol: 'INFY' })));
    expect(report).toMatchObject({ stored: 1 });
    expect(report.refused).toEqual([{ line: 2, reason: expect.stringContaining(reason) }]);
  });

  it('refuses a file without the columns that it needs, names them, and the page that explains them', async () => {
    const report = await bring('fundamentals', 'mine.csv', 'symbol,total_assets,unit\nTCS,1000,crore\n');
    expect(report).toMatchObject({ outcome: 'refused', stored: 0 });
    expect(report.refused[0]?.reason).toBe(
      'The header has no column "period_start", "period_end", "nature", "source", "published_on": ' +
        'this is another kind of file. Its columns are explained in docs/fundamentals.md.',
    );
  });

  it('takes all borrowings in one column', async () => {
    const one = header.replace('borrowings_current,borrowings_noncurrent', 'borrowings');
    expect(
      await bring('fundamentals', 'mine.csv', `${one}\n${row().replace(',60,40,', ',100,')}\n`),
    ).toMatchObject({
      stored: 1,
    });
    const debt = (await verdictOfTcs())?.ratios.find(({ id }) => id === 'debt');
    expect([debt?.value, debt?.passes]).toEqual([expect.closeTo(0.1, 6), true]);
  });

  it('decides by what the few columns of most tables prove', async () => {
    const few =
      'symbol,period_start,period_end,nature,unit,source,published_on,total_assets,borrowings,inventories,' +
      'property_plant_and_equipment,revenue_from_operations,other_income,total_income';
    const line =
      'TCS,2025-04-01,2026-03-31,consolidated,crore,Annual report,2026-05-20,1000,100,100,750,1200,10,1210';
    expect(await bring('fundamentals', 'mine.csv', `${few}\n${line}\n`)).toMatchObject({ stored: 1 });
    const verdict = await verdictOfTcs();
    expect(verdict?.ratios.map(({ id, passes }) => [id, passes])).toEqual([
      ['debt', true],
      ['impure_income', true],
      ['liquidity', true],
    ]);
  });

  it('refuses borrowings in one column that are not those of the other columns', async () => {
    const both = header.replace('total_assets', 'borrowings,total_assets');
    const content = (borrowings: string) => `${both}\n${row().replace(',1000,', `,${borrowings},1000,`)}\n`;
    expect(await bring('fundamentals', 'mine.csv', content('100'))).toMatchObject({ stored: 1 });
    const { refused } = await bring('fundamentals', 'other.csv', content('500'));
    expect(refused[0]?.reason).toContain(
      'Borrowings: 10% of total assets by their current and non-current part',
    );
  });
});
