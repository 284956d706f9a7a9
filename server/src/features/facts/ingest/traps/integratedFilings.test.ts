import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { filings } from '../../../../database/schema/facts/factsTables';
import { eachVerdictLine } from '../../verdicts/export/eachVerdictLine';
import type { VerdictLine } from '../../verdicts/export/verdictRow';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import type { FeedReport } from '../feeds/runFeed';
import { isins } from './invented/inventedCompanies';
import { importInvented, inventedText } from './invented/inventedFiles';
import { integratedFilings } from './invented/inventedFilings';
import { differencesFromTable } from './keyFigures';

const today = '2026-11-21';

describe('the integrated filings', () => {
  let app: FastifyInstance;
  const reports: FeedReport[] = [];
  // all tests share one import
  beforeAll(async () => {
    app = await buildTestApp();
    await importInvented(app.db, 'nse-list', 'lists/EQUITY_L.csv');
    await importInvented(app.db, 'bse-list', 'lists/Equity.csv', { asOf: '2025-06-01' });
    await importInvented(app.db, 'amfi-cap', 'averages/amfi_avg_mcap_31Dec2025.csv');
    for (const { name, text: content } of Object.values(integratedFilings))
      reports.push(await importInvented(app.db, 'xbrl', name, { content, asOf: today }));
    await recomputeVerdicts(app.db, undefined, 'A test', today);
  });
  afterAll(() => app.close());

  it('are stored, each under the name NSE gave it', async () => {
    expect(reports.map(({ outcome, refused }) => [outcome, refused])).toEqual(
      Object.keys(integratedFilings).map(() => ['stored', []]),
    );
    const stored = await app.db.select().from(filings).orderBy(asc(filings.symbol));
    expect(stored.map(({ symbol, document, publisher }) => [symbol, document, publisher])).toEqual(
      Object.entries(integratedFilings)
        .map(([symbol, { name }]) => [symbol, name, 'NSE filing'])
        .sort(),
    );
  });

  it('are of the family their namespaces name, with the lines of business they report', async () => {
    const stored = await app.db.select().from(filings).orderBy(asc(filings.symbol));
    expect(
      stored.map(({ symbol, taxonomy, isIntegrated, audited, segments }) => [
        symbol,
        taxonomy,
        isIntegrated,
        audited,
        segments.length,
      ]),
    ).toEqual([
      ['KALPITGI', 'general_insurer', true, true, 9],
      ['KALPITLI', 'life_insurer', true, true, 6],
      ['KALPITREF', 'ind_as', true, true, 5],
      ['MISALPHARM', 'ind_as', true, true, 2],
      ['NAMUNABANK', 'bank', true, true, 7],
      ['UDHARFIN', 'nbfc', true, true, 1],
    ]);
    const segmentsOf = (name: string) => stored.find(({ symbol }) => symbol === name)?.segments ?? [];
    expect(segmentsOf('KALPITREF')[0]).toEqual({
      name: 'Refining and Chemicals',
      revenueRupees: 364_100_000_000,
    });
    // the name of a policy that the filer gives, and the form's
    expect(segmentsOf('KALPITGI').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Insurance: Crop', 'Insurance: health retail']),
    );
    expect(segmentsOf('KALPITLI')[0]?.name).toBe('Insurance: Participating Life');
  });

  it('state lease liabilities by name, beside borrowings and not among them', async () => {
    const stored = await app.db.select().from(filings).orderBy(asc(filings.symbol));
    const leases = stored.map(({ symbol, amounts }) => [symbol, amounts.leaseLiabilities ?? null]);
    expect(leases.filter(([, amount]) => amount !== null)).toEqual([['KALPITREF', 11_800_000_000]]);
    const verdict = await currentVerdict(app.db, isins.KALPITREF, 'TASIS');
    const debt = verdict?.ratios.find(({ id }) => id === 'debt');
    expect(debt?.numerator.valueRupees).toBe((12_340 + 4586) * 10_000_000);
  });

  it('have the collected key figures, to the rupee of their rounding', async () => {
    const { compared, wrong } = differencesFromTable(
      await inventedText('keyFigures/annual_facts.csv'),
      await app.db.select().from(filings),
    );
    expect(wrong).toEqual([]);
    expect(compared).toBe(87);
  });

  it('are judged by every standard', async () => {
    const lines: VerdictLine[] = [];
    await eachVerdictLine(app.db, {}, (line) => void lines.push(line));
    const statuses = Object.keys(integratedFilings).map((company) => [
      company,
      lines.filter(({ symbol }) => symbol === company).map(({ status }) => status),
    ]);
    // 1 passes, 2 fails on business, 3 is under review, 6 fails on impure income
    const failsOnBusiness = Array(7).fill(2);
    expect(Object.fromEntries(statuses)).toEqual({
      // one of its segments does not say what it sells
      KALPITREF: [3, 3, 3, 3, 3, 3, 6],
      // S&P and Dow Jones need averages of 36 and 24 months
      MISALPHARM: [1, 1, 3, 3, 1, 1, 1],
      UDHARFIN: failsOnBusiness,
      NAMUNABANK: failsOnBusiness,
      KALPITGI: failsOnBusiness,
      KALPITLI: failsOnBusiness,
    });
  });

  it.each(['KALPITGI', 'KALPITLI'])('of %s, an insurer, have no ratio, and say why', async (symbol) => {
    const [filing] = await app.db.select().from(filings).where(eq(filings.symbol, symbol));
    const verdict = await currentVerdict(app.db, filing?.isin ?? '', 'AAOIFI');
    expect(verdict?.ratios.map(({ value, passes }) => [value, passes])).toEqual(Array(3).fill([null, null]));
    expect(verdict?.missing).toEqual([
      'Ratios: its accounts are on the form of insurers, for which no ratio is defined',
    ]);
  });
});
