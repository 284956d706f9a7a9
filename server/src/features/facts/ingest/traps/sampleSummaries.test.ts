import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filingAmounts, judge, standards } from '@tayyib/shared/shariah';
import type { AmountKey, CompanyFacts, Filing } from '@tayyib/shared/shariah';
import { companyFrom, filingFrom, marketCapFrom, segmentsByFiling } from '../../../../seed/sampleRows';
import { readTable } from '../../../../seed/sampleTable';

const folder = path.resolve(import.meta.dirname, '../../../../seed/sample');
const read = async (name: string) => readTable(await readFile(path.join(folder, `${name}.csv`), 'utf8'));

/** What a table of accounts in summary states. */
const inSummary: ReadonlySet<AmountKey> = new Set<AmountKey>([
  'totalAssets',
  'borrowingsNoncurrent',
  'borrowingsCurrent',
  'cashAndCashEquivalents',
  'tradeReceivablesCurrent',
  'inventories',
  'revenueFromOperations',
  'otherIncome',
]);

/** Each set of accounts of the sample as its company's only ones, on the day after it was filed. */
async function sampleAccounts(): Promise<CompanyFacts[]> {
  const [companies, filed, segments, caps] = await Promise.all(
    ['companies', 'filings', 'segments', 'market_caps'].map(read),
  );
  const segmentsOf = segmentsByFiling(segments ?? []);
  const rows = (filed ?? []).map((row) => filingFrom(row, segmentsOf));
  const listed = new Map((companies ?? []).map(companyFrom).map((company) => [company.isin, company]));
  const marketCaps = (caps ?? []).map(marketCapFrom);
  return rows.flatMap((row): CompanyFacts[] => {
    const company = listed.get(row.isin);
    if (company === undefined || row.taxonomy !== 'ind_as') return [];
    const { isin, symbol, name, sector = null, industry = null } = company;
    const { industryGroup: group = null, industrySubgroup: subgroup = null } = company;
    const source = { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null };
    return [
      {
        isin,
        symbol,
        name,
        industry: { sector, industry, group, subgroup, source },
        filing: {
          periodStart: row.periodStart,
          periodEnd: row.periodEnd,
          nature: row.nature,
          format: row.taxonomy,
          audited: row.audited ?? null,
          amounts: row.amounts,
          segments: row.segments,
          source: { ...row, publishedOn: row.publishedOn ?? null },
        },
        marketCaps: marketCaps
          .filter((cap) => cap.isin === isin)
          .map(({ windowMonths, valueRupees, publisher, document, asOf }) => ({
            windowMonths,
            valueRupees,
            source: { publisher, document, asOf, publishedOn: null },
          })),
        activities: [],
      },
    ];
  });
}

const summaryOf = (filing: Filing): Filing => ({
  ...filing,
  isSummary: true,
  amounts: filingAmounts((key) => (inSummary.has(key) ? (filing.amounts[key] ?? null) : null)),
});

it('decide no ratio of 292 real accounts in summary otherwise than all of their figures do', async () => {
  const today = '2026-03-01';
  const accounts = await sampleAccounts();
  const counts = { decided: 0, open: 0 };
  const otherwise: string[] = [];
  for (const facts of accounts) {
    const { filing } = facts;
    if (filing === null) continue;
    for (const standard of standards) {
      const exact = judge(facts, standard, today);
      const summary = judge({ ...facts, filing: summaryOf(filing) }, standard, today);
      for (const { id, bounds, passes } of summary.ratios) {
        if (bounds === undefined) continue;
        counts[passes === null ? 'open' : 'decided'] += 1;
        const truth = exact.ratios.find((ratio) => ratio.id === id);
        if (passes !== null && truth?.passes === !passes) {
          otherwise.push(`${facts.symbol} ${filing.periodEnd} ${filing.nature} ${standard.id} ${id}`);
        }
        const known = truth?.value ?? null;
        if (known !== null && (known < bounds.least || known > (bounds.most ?? Infinity))) {
          otherwise.push(
            `${facts.symbol} ${filing.periodEnd} ${filing.nature} ${standard.id} ${id}: ${known}`,
          );
        }
      }
    }
  }
  expect(accounts).toHaveLength(292);
  expect(otherwise).toEqual([]);
  expect(counts.decided).toBeGreaterThan(1000);
}, 120_000);
