import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../testing';
import { feedRuns, filings, marketCaps, prices, securities } from './factsTables';
import { amfiCap } from './feeds/amfiCap';
import { bhavcopy } from './feeds/prices/bhavcopy';
import { bseList } from './feeds/bseList';
import type { Feed } from './feeds/Feed';
import { nseList } from './feeds/nseList';
import { runFeed } from './feeds/runFeed';
import type { FeedOptions } from './feeds/runFeed';
import { sourceFile } from './feeds/SourceFile';
import { xbrl } from './feeds/xbrl/xbrl';
import { xbrlSummary } from './feeds/xbrlSummary';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const nseHeader =
  'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE';
const reliance = 'RELIANCE,Reliance Industries Limited,EQ,29-NOV-1995,10,1,INE002A01018,10';
const tcs = 'TCS,Tata Consultancy Services Limited,EQ,25-AUG-2004,1,1,INE467B01029,1';
const infosys = 'INFY,Infosys Limited,EQ,08-FEB-1995,5,1,INE009A01021,5';
const nseFile = (...rows: string[]) => `${[nseHeader, ...rows].join('\n')}\n`;

const bring = (feed: Feed<unknown>, name: string, content: string | Buffer, options?: FeedOptions) =>
  runFeed(app.db, feed, sourceFile(name, Buffer.from(content), '2026-07-10'), options);

async function storedFacts(): Promise<number> {
  const counts = await Promise.all(
    [securities, filings, marketCaps, prices].map((table) => app.db.$count(table)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('a file that cannot be trusted is refused whole', () => {
  it.each<[string, Feed<unknown>, string, string | Buffer, number, string]>([
    ['empty', nseList, 'EQUITY_L.csv', '', 1, 'empty'],
    ['blank', nseList, 'EQUITY_L.csv', ' \n\n', 1, 'empty'],
    ['a web page', bhavcopy, 'bhav.csv', '<!DOCTYPE html><html><body>Not found</body></html>', 1, 'web page'],
    ['a header alone', nseList, 'EQUITY_L.csv', `${nseHeader}\n`, 1, 'no rows'],
    ['another kind of file', bseList, 'Equity.csv', nseFile(reliance), 1, 'no column "Security Code"'],
    [
      'cut inside the last line',
      nseList,
      'EQUITY_L.csv',
      nseFile(reliance, 'TCS,Tata Consult'),
      3,
      'the file was cut',
    ],
    [
      'cut inside the last field',
      nseList,
      'EQUITY_L.csv',
      nseFile(reliance, tcs).slice(0, -1),
      3,
      'the file was cut',
    ],
    ['an unclosed quote', nseList, 'EQUITY_L.csv', nseFile(reliance, '"TCS,Tata'), 3, 'cannot be told apart'],
    [
      'not UTF-8',
      nseList,
      'EQUITY_L.csv',
      Buffer.from(nseFile(reliance, `${tcs}é`), 'latin1'),
      3,
      'not UTF-8',
    ],
    [
      'rows that make no sense',
      nseList,
      'EQUITY_L.csv',
      nseFile('a,b,EQ,c,d,e,f,g', 'a,b,EQ,c,d,e,f,g', 'a,b,EQ,c,d,e,f,g'),
      2,
      'make no sense',
    ],
    [
      'XML that does not close',
      xbrl,
      'INDAS_1_2_22042024074704.xml',
      '<xbrl><context id="OneD">',
      1,
      'XML is broken',
    ],
    [
      'XML of another kind',
      xbrl,
      'INDAS_1_2_22042024074704.xml',
      '<rss><item>1</item></rss>',
      1,
      'not an XBRL filing',
    ],
    [
      'XML with its own entities',
      xbrl,
      'INDAS_1_2_22042024074704.xml',
      '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
      1,
      'entities',
    ],
    [
      'half a workbook',
      amfiCap,
      'caps.xlsx',
      Buffer.from('PK\u0003\u0004 and then nothing'),
      1,
      'not a whole .xlsx',
    ],
    [
      'a table without its day',
      amfiCap,
      'caps.csv',
      'isin,amfi_mcap_cr,category\nINE002A01018,1,Large Cap\n',
      1,
      '31Dec2025',
    ],
  ])('%s', async (_what, feed, name, content, line, reason) => {
    const report = await bring(feed, name, content);
    expect(report).toMatchObject({ outcome: 'refused', stored: 0, refused: [{ line }] });
    expect(report.refused[0]?.reason).toContain(reason);
    expect(await storedFacts()).toBe(0);
    expect(await app.db.$count(feedRuns)).toBe(1);
  });

  it('a list that lost more than a tenth of its rows, unless that is insisted on', async () => {
    await bring(nseList, 'EQUITY_L.csv', nseFile(reliance, tcs, infosys));
    const cut = nseFile(reliance, tcs);
    expect((await bring(nseList, 'EQUITY_L.csv', cut)).outcome).toBe('refused');
    expect((await bring(nseList, 'EQUITY_L.csv', cut, { force: true })).outcome).toBe('unchanged');
  });
});

describe('a sound file with a bad row', () => {
  it('is stored without that row, which is named by line', async () => {
    const report = await bring(
      nseList,
      'EQUITY_L.csv',
      nseFile(
        reliance,
        'NOISIN,No Isin Limited,EQ,08-FEB-1995,5,1,,5',
        tcs,
        'BADDAY,Bad Day Limited,EQ,31-FEB-1995,5,1,INE009A01021,5',
      ),
    );
    expect(report).toMatchObject({ outcome: 'stored', read: 4, stored: 2, unchanged: 0 });
    expect(report.refused).toEqual([
      { line: 3, reason: 'There is no ISIN.' },
      { line: 5, reason: 'The date of listing "31-FEB-1995" is not a date.' },
    ]);
  });

  it('knows a mistyped ISIN by its check digit, and a fund by its kind', async () => {
    const report = await bring(
      nseList,
      'EQUITY_L.csv',
      nseFile(
        reliance,
        tcs.replace('INE467B01029', 'INE467B01028'),
        infosys.replace('INE009A01021', 'INF204KB14I2'),
      ),
    );
    expect(report.refused.map(({ reason }) => reason)).toEqual([
      'The check digit of "INE467B01028" is wrong.',
      "INF204KB14I2 is not a company's share (a fund unit or a government paper).",
    ]);
  });
});

it('changes nothing the second time, and one row when one row changed', async () => {
  await bring(nseList, 'EQUITY_L.csv', nseFile(reliance, tcs));
  expect(await bring(nseList, 'EQUITY_L.csv', nseFile(reliance, tcs))).toMatchObject({
    stored: 0,
    unchanged: 2,
  });
  const renamed = tcs.replace('Tata Consultancy Services', 'TCS');
  expect(await bring(nseList, 'EQUITY_L.csv', nseFile(reliance, renamed))).toMatchObject({
    stored: 1,
    unchanged: 1,
  });
});

it('keeps one company when a split gives it a new ISIN', async () => {
  const kotak = 'KOTAKBANK,Kotak Mahindra Bank Limited,EQ,20-DEC-1995,5,1,INE237A01028,5';
  await bring(nseList, 'EQUITY_L.csv', nseFile(kotak));
  await bring(nseList, 'EQUITY_L.csv', nseFile(kotak.replace('INE237A01028', 'INE237A01036')));
  const rows = await app.db.select({ isin: securities.isin }).from(securities);
  expect(rows).toEqual([{ isin: 'INE237A01036' }]);
});

it('refuses accounts filed in another unit than the year before', async () => {
  await bring(nseList, 'EQUITY_L.csv', nseFile(reliance));
  const columns = [
    'symbol,isin,period_end,nature,rounding,fy_start,filed,Assets,EquityShareCapital,OtherEquity,Equity,BorrowingsNoncurrent,BorrowingsCurrent,Borrowings,TradeReceivablesCurrent,TradeReceivablesNoncurrent,CashAndCashEquivalents,BankBalanceOtherThanCashAndCashEquivalents,CurrentInvestments,NoncurrentInvestments,LoansCurrent,LoansNoncurrent,Inventories,PropertyPlantAndEquipment,Goodwill,Deposits,Advances,ytd_RevenueFromOperations,ytd_OtherIncome,ytd_Income,ytd_FinanceCosts,ytd_ProfitBeforeTax,ytd_ProfitLossForPeriod,ytd_InterestEarned,ytd_AdjustmentsForInterestIncome,ytd_AdjustmentsForDividendIncome,ytd_InterestReceivedClassifiedAsOperatingActivities,ytd_InterestReceivedClassifiedAsInvestingActivities,ytd_DividendsReceivedClassifiedAsInvestingActivities,ytd_PaidUpValueOfEquityShareCapital,ytd_FaceValueOfEquityShareCapital,file',
  ];
  const year = (end: string, start: string, assets: string, file: string) =>
    `RELIANCE,,${end},Consolidated,Crores,${start},,${assets}${','.repeat(34)}${file}`;
  const report = await bring(
    xbrlSummary,
    'table.csv',
    `${[
      ...columns,
      year('2023-03-31', '2022-04-01', '1000', 'INDAS_1_1_21042023075933.xml'),
      year('2024-03-31', '2023-04-01', '110000', 'INDAS_2_2_22042024074704.xml'),
    ].join('\n')}\n`,
  );
  expect(report.stored).toBe(1);
  expect(report.refused).toEqual([
    {
      line: 3,
      reason:
        'Total assets of RELIANCE at 2024-03-31 are 110 times larger than at 2023-03-31: filed in the wrong unit.',
    },
  ]);
});
