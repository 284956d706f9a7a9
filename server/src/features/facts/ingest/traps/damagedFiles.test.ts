import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import {
  feedRuns,
  filings,
  marketCaps,
  prices,
  securities,
} from '../../../../database/schema/facts/factsTables';
import { amfiCap } from '../feeds/amfiCap';
import { bhavcopy } from '../feeds/prices/bhavcopy';
import { bseList } from '../feeds/lists/bseList';
import type { Feed } from '../feeds/Feed';
import { nseList } from '../feeds/lists/nseList';
import { runFeed } from '../feeds/runFeed';
import type { FeedOptions } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { xbrl } from '../feeds/xbrl/xbrl';
import { xbrlSummary } from '../feeds/xbrlSummary';

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

it('an import changes nothing the second time, and one row when one row changed', async () => {
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

it('retains one company when a split gives it a new ISIN', async () => {
  const kotak = 'KOTAKBANK,Kotak Mahindra Bank Limited,EQ,20-DEC-1995,5,1,INE237A01028,5';
  await bring(nseList, 'EQUITY_L.csv', nseFile(kotak));
  await bring(nseList, 'EQUITY_L.csv', nseFile(kotak.replace('INE237A01028', 'INE237A01036')));
  const rows = await app.db.select({ isin: securities.isin }).from(securities);
  expect(rows).toEqual([{ isin: 'INE237A01036' }]);
});

describe('accounts filed in another unit', () => {
  const columns =
    'symbol,isin,period_end,nature,rounding,fy_start,filed,Assets,EquityShareCapital,OtherEquity,Equity,BorrowingsNoncurrent,BorrowingsCurrent,Borrowings,TradeReceivablesCurrent,TradeReceivablesNoncurrent,CashAndCashEquivalents,BankBalanceOtherThanCashAndCashEquivalents,CurrentInvestments,NoncurrentInvestments,LoansCurrent,LoansNoncurrent,Inventories,PropertyPlantAndEquipment,Goodwill,Deposits,Advances,ytd_RevenueFromOperations,ytd_OtherIncome,ytd_Income,ytd_FinanceCosts,ytd_ProfitBeforeTax,ytd_ProfitLossForPeriod,ytd_InterestEarned,ytd_AdjustmentsForInterestIncome,ytd_AdjustmentsForDividendIncome,ytd_InterestReceivedClassifiedAsOperatingActivities,ytd_InterestReceivedClassifiedAsInvestingActivities,ytd_DividendsReceivedClassifiedAsInvestingActivities,ytd_PaidUpValueOfEquityShareCapital,ytd_FaceValueOfEquityShareCapital,file';
  const year = (end: number, assets: string, paidUp = '') =>
    `RELIANCE,,${end}-03-31,Consolidated,Crores,${end - 1}-04-01,,${assets}${','.repeat(32)}${paidUp},,INDAS_1_1_2104${end}075933.xml`;
  const bringYears = async (...years: string[]) => {
    await bring(nseList, 'EQUITY_L.csv', nseFile(reliance));
    return bring(xbrlSummary, 'table.csv', `${[columns, ...years].join('\n')}\n`);
  };
  const wrong = (times: string, end: number, other: number) =>
    `Total assets of RELIANCE at ${end}-03-31 are ${times} than at ${other}-03-31: filed in the wrong unit.`;

  it('are refused by the year before', async () => {
    const report = await bringYears(year(2023, '1000'), year(2024, '110000'));
    expect(report.stored).toBe(1);
    expect(report.refused).toEqual([{ line: 3, reason: wrong('110 times larger', 2024, 2023) }]);
  });

  it('are refused where later years contradict them, which are accepted', async () => {
    const report = await bringYears(
      year(2021, '90000'),
      year(2022, '950'),
      year(2023, '1000'),
      year(2024, '1100'),
    );
    expect(report.stored).toBe(3);
    expect(report.refused).toEqual([{ line: 2, reason: wrong('95 times larger', 2021, 2022) }]);
  });

  it('do not cause later years to be refused once they are stored', async () => {
    await bringYears(year(2021, '90000'));
    const report = await bringYears(year(2022, '950'), year(2023, '1000'), year(2024, '1100'));
    expect([report.stored, report.refused]).toEqual([3, []]);
  });

  it('are refused where all is ten times what it was, as of lakhs for millions', async () => {
    const report = await bringYears(year(2023, '10000', '100'), year(2024, '1150', '10'));
    expect(report.refused).toEqual([{ line: 3, reason: wrong('9 times smaller', 2024, 2023) }]);
  });

  it('are accepted where a company grew tenfold on the same capital', async () => {
    const report = await bringYears(year(2023, '1000', '10'), year(2024, '10000', '12'));
    expect([report.stored, report.refused]).toEqual([2, []]);
  });
});
