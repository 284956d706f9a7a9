import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseFiling, filingAmounts, judge, standards } from '@tayyib/shared/shariah';
import type { AverageMarketCap, CompanyFacts, Filing } from '@tayyib/shared/shariah';
import { companyFrom, filingFrom, marketCapFrom, segmentsByFiling } from '../../../../seed/sampleRows';
import { readTable } from '../../../../seed/sampleTable';
import type { FilingRow } from '../../records/filingsRepository';
import { refuseImplausible } from '../feeds/refuseImplausible';
import { scaleSlip } from '../feeds/scaleSlip';
import { RefusedRow } from '../feeds/reading/values';
import { countStatuses, MutationCounts, printCounts } from './mutationRuns';
import { unitFactors } from './mutationsOfFilings';

const folder = path.resolve(import.meta.dirname, '../../../../seed/sample');
const read = async (name: string) => readTable(await readFile(path.join(folder, `${name}.csv`), 'utf8'));
const today = '2026-11-21';

const scaled =
  (factor: number) =>
  (row: FilingRow): FilingRow => ({
    ...row,
    amounts: filingAmounts((key) => {
      const value = row.amounts[key] ?? null;
      return value === null ? null : Math.round(value * factor);
    }),
  });

const mutations: Record<string, [kind: string, mutate: (row: FilingRow) => FilingRow]> = {
  ...Object.fromEntries(
    Object.entries(unitFactors).map(([name, factor]) => [name, [`whole file ${name}`, scaled(factor)]]),
  ),
  'all blank': ['all figures blank', (row) => ({ ...row, amounts: filingAmounts(() => null) })],
  'all nil': ['all figures nil', (row) => ({ ...row, amounts: filingAmounts(() => 0) })],
  'of the other sign': ['all figures of the other sign', scaled(-1)],
  'a period still to come': ['date', (row) => ({ ...row, periodEnd: '2031-03-31' })],
  'a period after the filing': ['date', (row) => ({ ...row, periodEnd: '2024-12-31' })],
  'a period that ends before it begins': ['date', (row) => ({ ...row, periodEnd: '2022-03-31' })],
  'accounts of ten years ago': [
    'date, ten years ago',
    (row) => ({ ...row, periodStart: '2013-04-01', periodEnd: '2014-03-31' }),
  ],
};

const filingOf = (row: FilingRow): Filing => ({
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  nature: row.nature,
  format: row.taxonomy,
  audited: row.audited ?? null,
  amounts: row.amounts,
  segments: row.segments,
  source: { ...row, publishedOn: row.publishedOn ?? null },
});

/** Mutates the newest accounts of each company of the embedded sample, beside its other accounts. */
async function mutateSample(): Promise<MutationCounts> {
  const [companies, filed, segments, caps] = await Promise.all(
    ['companies', 'filings', 'segments', 'market_caps'].map(read),
  );
  const segmentsOf = segmentsByFiling(segments ?? []);
  const filings = (filed ?? []).map((row) => filingFrom(row, segmentsOf));
  const marketCaps = (caps ?? []).map(marketCapFrom);
  const counts = new MutationCounts();
  for (const row of (companies ?? []).map(companyFrom)) {
    const own = filings.filter(({ isin }) => isin === row.isin);
    const chosen = chooseFiling(own.map(filingOf), today);
    const original = own.find(
      ({ document, nature }) => document === chosen?.source.document && nature === chosen.nature,
    );
    if (original === undefined) continue;
    const facts = (filing: FilingRow): CompanyFacts => ({
      isin: row.isin,
      symbol: row.symbol,
      name: row.name,
      activities: [],
      filing: filingOf(filing),
      industry: {
        sector: row.sector ?? null,
        industry: row.industry ?? null,
        group: row.industryGroup ?? null,
        subgroup: row.industrySubgroup ?? null,
        source: { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null },
      },
      marketCaps: marketCaps.filter(({ isin }) => isin === row.isin).map(capOf),
    });
    const judged = (filing: FilingRow) =>
      standards.map((standard) => judge(facts(filing), standard, today).status);
    const before = judged(original);
    for (const [what, [kind, mutate]] of Object.entries(mutations)) {
      const mutated = mutate(original);
      const after = isRefused(mutated, own) ? null : judged(mutated);
      countStatuses(counts.of(kind), `${row.symbol}: ${what}`, before, after);
    }
  }
  return counts;
}

const capOf = (cap: ReturnType<typeof marketCapFrom>): AverageMarketCap => ({
  windowMonths: cap.windowMonths,
  valueRupees: cap.valueRupees,
  source: { publisher: cap.publisher, document: cap.document, asOf: cap.asOf, publishedOn: null },
});

/** Whether the import would refuse these accounts beside the company's others. */
function isRefused(row: FilingRow, own: readonly FilingRow[]): boolean {
  try {
    refuseImplausible(row);
  } catch (error) {
    if (error instanceof RefusedRow) return true;
    throw error;
  }
  return scaleSlip(row, own, []) !== null;
}

it('mutations never turn one of 71 companies into a compliant one by the unit or the date of its accounts', async () => {
  const counts = await mutateSample();
  printCounts('Accounts of 71 companies', counts);
  const sum = counts.sum();
  expect(sum.falsePasses).toEqual([]);
  expect(sum.mutations).toBeGreaterThan(800);
}, 600_000);
