import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { formatPercent } from '@tayyib/shared/format';
import { badgeOf, judgeInputs } from '@tayyib/shared/shariah';
import type { StandardData } from '@tayyib/shared/contracts';
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { editionData } from '../../verdicts/standards/standardsRepository';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { feedRuns, filings, securities } from '../../../../database/schema/facts/factsTables';
import { nseList } from '../feeds/lists/nseList';
import type { FeedReport } from '../feeds/runFeed';
import { runFeed } from '../feeds/runFeed';
import { openSourceFile, sourceFile } from '../feeds/SourceFile';
import { xbrl } from '../feeds/xbrl/xbrl';
import { feedByName } from '../importing/importFiles';

/** The official files are not ours to ship; where they are, these tests hold the importers to them. */
const folder =
  process.env['TAYYIB_DATA'] ?? path.resolve(import.meta.dirname, '../../../../../../../shared/data');
const isThere = existsSync(path.join(folder, 'nse_equity_list/EQUITY_L.csv'));
if (!isThere) console.log(`skipped: no data folder at ${folder}`);

/** The facts behind verdicts, and one day's prices. `traps.test.ts` and `listTraps.test.ts` cover the other files. */
const files: readonly (readonly [feed: string, target: string, asOf?: string])[] = [
  ['nse-list', 'nse_equity_list/EQUITY_L.csv'],
  ['bse-list', 'bse_scrip_list/Equity.csv', '2025-06-01'],
  ['amfi-cap', 'amfi_average_mcap/AverageMarketCapitalization31Dec2025.xlsx'],
  ['xbrl-summary', 'fundamentals_xbrl/balance_sheet_filings.csv'],
  ['bhavcopy', 'nse_bhav_udiff_derived/BhavCopy_NSE_CM_0_0_0_20260821_F_0000.csv'],
];
/** Judged besides the companies with accounts: enough to hold the rules to what is missing, few enough to be quick. */
const withoutAccounts = 250;

(isThere ? describe : describe.skip)('the official files', () => {
  let app: FastifyInstance;
  let first: FeedReport[];
  let judged: string[];
  // all tests share one import, since it takes longer than all of them
  beforeAll(async () => {
    app = await buildTestApp();
    first = await bringAll();
    const listed = await app.db.select({ isin: securities.isin }).from(securities).orderBy(securities.isin);
    const filed = await app.db.selectDistinct({ isin: filings.isin }).from(filings);
    judged = [...new Set([...filed, ...listed.slice(0, withoutAccounts)].map(({ isin }) => isin))];
    await recomputeVerdicts(app.db, judged, 'A test');
  }, 600_000);
  afterAll(() => app.close());

  async function bringAll(): Promise<FeedReport[]> {
    const raw = await readdir(path.join(folder, 'fundamentals_xbrl/raw'));
    const all = [...files, ...raw.sort().map((name) => ['xbrl', `fundamentals_xbrl/raw/${name}`] as const)];
    const reports: FeedReport[] = [];
    for (const [name, target, asOf] of all) {
      const feed = feedByName(name);
      if (feed === undefined) throw new Error(`There is no feed ${name}.`);
      reports.push(await runFeed(app.db, feed, await openSourceFile(path.join(folder, target), asOf)));
    }
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
      ['nse-list', 'stored', 2384, 2384, 0, 0],
      ['bse-list', 'stored', 4500, 4329, 0, 171],
      ['amfi-cap', 'stored', 5372, 5360, 0, 12],
      ['xbrl-summary', 'stored', 668, 668, 0, 0],
      ['bhavcopy', 'stored', 2117, 2117, 0, 0],
    ]);
    expect(first.filter(({ feed }) => feed === 'xbrl').map(({ outcome }) => outcome)).toEqual(
      Array(6).fill('stored'),
    );
  });

  it('change nothing when they are imported again', async () => {
    const second = await bringAll();
    expect(second).toHaveLength(first.length);
    expect(second.filter(({ outcome, stored }) => outcome !== 'unchanged' || stored !== 0)).toEqual([]);
    expect(await recomputeVerdicts(app.db, judged, 'A test')).toBe(0);
  }, 600_000);

  it.each([
    ['RELIANCE', 3, '18.49%', '1.15%'],
    ['TCS', 1, '0%', '1.54%'],
    ['INFY', 3, '0%', '2.53%'],
    ['ITC', 2, '0.01%', '2.15%'],
    ['HDFCBANK', 2, '77.11%', '69.52%'],
  ])('give %s the status %i by TASIS', async (symbol, status, debt, interest) => {
    const [security] = await app.db.select().from(securities).where(eq(securities.symbol, symbol));
    const verdict = await currentVerdict(app.db, security?.isin ?? '', 'TASIS');
    expect(verdict).toMatchObject({ status, accountsTo: '2024-03-31', nature: 'consolidated' });
    const value = (id: string) =>
      formatPercent(verdict?.ratios.find((ratio) => ratio.id === id)?.value ?? NaN);
    expect([value('debt'), value('impure_income')]).toEqual([debt, interest]);
  });

  it('give receipts from which every verdict stored, old or new, is worked out again', async () => {
    const editions = new Map<string, StandardData>();
    const wrong: string[] = [];
    let checked = 0;
    for (let after = 0; ;) {
      const rows = await receiptsAfter(after);
      for (const { id, isin, standard, edition, inputs, stored } of rows) {
        const named = `${standard} ${edition}`;
        const data = editions.get(named) ?? (await editionData(app.db, standard, edition));
        if (data === undefined || inputs === null)
          throw new Error(`${named}, or what ${id} is based on, is not stored.`);
        editions.set(named, data);
        const { receipt, status, stars, ratios } = judgeInputs(inputs, data);
        if (!isDeepStrictEqual({ receipt, status, stars, ratios }, stored)) wrong.push(`${isin} ${named}`);
      }
      checked += rows.length;
      after = rows.at(-1)?.id ?? 0;
      if (rows.length === 0) break;
    }
    expect(wrong).toEqual([]);
    expect(checked).toBe(await app.db.$count(verdicts));
    expect(checked).toBeGreaterThan(0);
  }, 300_000);

  const receiptsAfter = (after: number) =>
    app.db
      .select({
        id: verdicts.id,
        isin: verdicts.isin,
        standard: verdicts.standard,
        edition: verdicts.edition,
        inputs: verdicts.inputs,
        stored: sql<unknown>`jsonb_build_object('receipt', ${verdicts.receipt}, 'status', ${verdicts.verdict}->'computedStatus',
          'stars', ${verdicts.verdict}->'stars', 'ratios', ${verdicts.verdict}->'ratios')`,
      })
      .from(verdicts)
      .where(gt(verdicts.id, after))
      .orderBy(asc(verdicts.id))
      .limit(2000);

  it('judge no company by missing facts', async () => {
    const rows = await app.db
      .select({ isin: verdicts.isin, standard: verdicts.standard, verdict: verdicts.verdict })
      .from(verdicts)
      .where(sql`${verdicts.current} and jsonb_array_length(${verdicts.verdict}->'missing') > 0`);
    expect(rows.length).toBeGreaterThan(1000);
    // a ratio that is not known neither passes nor fails, and no company is compliant whose ratio is not known
    const guessed = rows.filter(({ verdict: { computedStatus, ratios } }) => {
      const unknown = ratios.filter(({ value }) => value === null);
      return unknown.some(({ passes }) => passes !== null) || (computedStatus === 1 && unknown.length > 0);
    });
    expect(guessed.map(({ isin, standard }) => `${isin} ${standard}`)).toEqual([]);
    const failedByNothing = rows.filter(
      ({ verdict: { computedStatus, ratios, business } }) =>
        badgeOf(computedStatus) === 'non_compliant' &&
        business.outcome !== 'not_permissible' &&
        !ratios.some(({ passes }) => passes === false),
    );
    expect(failedByNothing.map(({ isin, standard }) => `${isin} ${standard}`)).toEqual([]);
  });

  it('fail ITC by its cigarettes though its exchange class is of everyday goods', async () => {
    const verdict = await currentVerdict(app.db, 'INE154A01025', 'TASIS');
    expect(verdict?.reasons[0]).toBe(
      'FMCG - Cigarettes, 39.20% of its revenue by segment, is not permitted by TASIS (tobacco). That the name stands for this is our reading.',
    );
  });

  it('give a filing the year it speaks of, not the quarter its contexts are dated with', async () => {
    const [filing] = await app.db
      .select()
      .from(filings)
      .where(eq(filings.document, 'INDAS_104634_1106038_22042024074704.xml'));
    expect(filing).toMatchObject({
      periodStart: '2023-04-01',
      periodEnd: '2024-03-31',
      publishedOn: '2024-04-22',
      audited: true,
    });
    expect(filing?.amounts.totalIncome).toBe(9_305_290_000_000);
  });

  it('are refused whole when cut anywhere, with nothing stored', async () => {
    const list = await readFile(path.join(folder, 'nse_equity_list/EQUITY_L.csv'));
    const name = 'reliance_22Apr2024_1947_INDAS_104634_1106038_22042024074704.xml';
    const filing = await readFile(path.join(folder, 'fundamentals_xbrl/raw', name));
    const before = await app.db.$count(securities);
    for (const share of [0.1, 0.5, 0.85, 0.9999]) {
      const cutList = sourceFile(
        'EQUITY_L.csv',
        list.subarray(0, Math.floor(list.length * share)),
        '2026-07-10',
      );
      const cutFiling = sourceFile(name, filing.subarray(0, Math.floor(filing.length * share)), '2026-07-10');
      expect((await runFeed(app.db, nseList, cutList)).outcome).toBe('refused');
      expect((await runFeed(app.db, xbrl, cutFiling)).outcome).toBe('refused');
    }
    expect(await app.db.$count(securities)).toBe(before);
    expect(await app.db.$count(feedRuns, eq(feedRuns.outcome, 'refused'))).toBe(8);
  });
});
