import { formatPercent } from '@tayyib/shared/values/format';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { feedRuns, filings, securities } from '../../../../database/schema/facts/factsTables';
import type { FeedReport } from '../feeds/runFeed';
import { isins } from './invented/inventedCompanies';
import { importInvented, inventedBytes } from './invented/inventedFiles';
import { earlierFilings } from './invented/inventedFilings';
import { averagesWorkbook } from './invented/inventedWorkbooks';
import { verdictsByMissingFacts, verdictsUnlikeReceipts } from './verdictChecks';

/** The facts behind verdicts, and one day's prices, imported together; `traps.test.ts` and `listTraps.test.ts` cover other files. */
describe('lists, averages, prices and filings', () => {
  let app: FastifyInstance;
  let first: FeedReport[];
  // all tests share one import, since it takes longer than most of them
  beforeAll(async () => {
    app = await buildTestApp();
    first = await bringAll();
    await judgeAll();
  });
  afterAll(() => app.close());

  const judgeAll = () => recomputeVerdicts(app.db, undefined, 'A test', '2026-11-21');

  async function bringAll(): Promise<FeedReport[]> {
    const { db } = app;
    const content = await averagesWorkbook();
    const reports = [
      await importInvented(db, 'nse-list', 'lists/EQUITY_L.csv'),
      await importInvented(db, 'bse-list', 'lists/Equity.csv', { asOf: '2025-06-01' }),
      // former symbols, under which the table names a company
      await importInvented(db, 'symbol-changes', 'lists/symbolchange.csv'),
      await importInvented(db, 'amfi-cap', 'AverageMarketCapitalization31Dec2025.xlsx', { content }),
      await importInvented(db, 'xbrl-summary', 'keyFigures/balance_sheet_filings.csv'),
      await importInvented(db, 'bhavcopy', 'prices/BhavCopy_NSE_CM_0_0_0_20260821_F_0000.csv'),
    ];
    for (const { name, text } of Object.values(earlierFilings))
      reports.push(await importInvented(db, 'xbrl', name, { content: text }));
    return reports;
  }

  const figures = (reports: FeedReport[]) =>
    reports
      .filter(({ feed }) => feed !== 'xbrl')
      .map(({ feed, outcome, read, stored, unchanged, refused }) => [
        feed,
        outcome,
        read,
        stored,
        unchanged,
        refused.length,
      ]);

  it('are imported whole, with rows out of scope named', () => {
    expect(figures(first)).toEqual([
      ['nse-list', 'stored', 20, 20, 0, 0],
      ['bse-list', 'stored', 23, 22, 0, 1],
      ['symbol-changes', 'stored', 6, 2, 0, 4],
      ['amfi-cap', 'stored', 23, 20, 0, 3],
      ['xbrl-summary', 'stored', 5, 5, 0, 0],
      ['bhavcopy', 'stored', 20, 20, 0, 0],
    ]);
    expect(first.filter(({ feed }) => feed === 'xbrl').map(({ outcome }) => outcome)).toEqual(
      Array(6).fill('stored'),
    );
  });

  it('change nothing when they are imported again', async () => {
    const second = await bringAll();
    expect(second).toHaveLength(first.length);
    expect(second.filter(({ outcome, stored }) => outcome !== 'unchanged' || stored !== 0)).toEqual([]);
    expect(await judgeAll()).toBe(0);
  });

  it.each([
    ['KALPITREF', 3, '23.29%', '1.15%'],
    ['NAMUNATECH', 1, '0%', '1.53%'],
    ['MISALSTEEL', 3, '0%', '2.59%'],
    ['KALPITCONS', 2, '0.01%', '2.15%'],
    ['NAMUNABANK', 2, '79.12%', '82.21%'],
  ])('give %s the status %i by TASIS', async (symbol, status, debt, interest) => {
    const [security] = await app.db.select().from(securities).where(eq(securities.symbol, symbol));
    const verdict = await currentVerdict(app.db, security?.isin ?? '', 'TASIS');
    expect(verdict).toMatchObject({ status, accountsTo: '2024-03-31', nature: 'consolidated' });
    const value = (id: string) =>
      formatPercent(verdict?.ratios.find((ratio) => ratio.id === id)?.value ?? NaN);
    expect([value('debt'), value('impure_income')]).toEqual([debt, interest]);
  });

  it('give receipts from which every verdict stored, old or new, is worked out again', async () => {
    const { checked, wrong } = await verdictsUnlikeReceipts(app.db);
    expect(wrong).toEqual([]);
    expect(checked).toBe(await app.db.$count(verdicts));
    expect(checked).toBeGreaterThan(0);
  });

  it('judge no company by missing facts', async () => {
    const { checked, wrong } = await verdictsByMissingFacts(app.db);
    expect(checked).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('fail a company by its cigarettes though its exchange class is of everyday goods', async () => {
    const verdict = await currentVerdict(app.db, isins.KALPITCONS, 'TASIS');
    expect(verdict?.reasons[0]).toBe(
      'Consumer Goods - Cigarettes, 43.25% of its revenue by segment, is not permitted by TASIS (tobacco). That the name stands for this is our reading.',
    );
  });

  it('give a filing the year it speaks of, not the quarter its contexts are dated with', async () => {
    const [filing] = await app.db
      .select()
      .from(filings)
      .where(eq(filings.document, 'INDAS_204634_2106038_22042024074704.xml'));
    expect(filing).toMatchObject({
      periodStart: '2023-04-01',
      periodEnd: '2024-03-31',
      publishedOn: '2024-04-22',
      audited: true,
    });
    expect(filing?.amounts.totalIncome).toBe(385_870_000_000);
  });

  it('are refused whole when cut anywhere, with nothing stored', async () => {
    const list = await inventedBytes('lists/EQUITY_L.csv');
    const { name, text } = earlierFilings.KALPITREF;
    const before = await app.db.$count(securities);
    const cut = (whole: Buffer, share: number) => whole.subarray(0, Math.floor(whole.length * share));
    for (const share of [0.1, 0.5, 0.85, 0.9999]) {
      for (const [feed, file, whole] of [
        ['nse-list', 'EQUITY_L.csv', list],
        ['xbrl', name, Buffer.from(text)],
      ] as const)
        expect((await importInvented(app.db, feed, file, { content: cut(whole, share) })).outcome).toBe(
          'refused',
        );
    }
    expect(await app.db.$count(securities)).toBe(before);
    expect(await app.db.$count(feedRuns, eq(feedRuns.outcome, 'refused'))).toBe(8);
  });
});
