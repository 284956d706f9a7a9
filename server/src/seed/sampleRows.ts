import { filingAmounts } from '@tayyib/shared/shariah';
import type { FilingFormat, SegmentRevenue } from '@tayyib/shared/shariah';
import { contentHash } from '../database/putChanged';
import type { corporateActions } from '../database/schema/facts/corporateActionsTables';
import type { marketCaps } from '../database/schema/facts/factsTables';
import type { FilingRow } from '../features/facts/records/filingsRepository';
import { withHash } from '../features/facts/records/filingsRepository';
import type { SecurityRow } from '../features/facts/records/securitiesRepository';
import type { SampleRow } from './sampleTable';
import { filled } from './sampleTable';

type MarketCapRow = typeof marketCaps.$inferInsert;

const formats: readonly FilingFormat[] = ['ind_as', 'bank', 'nbfc'];

export function companyFrom(row: SampleRow): SecurityRow {
  const symbol = filled(row, 'symbol');
  const name = filled(row, 'name');
  return {
    isin: filled(row, 'isin'),
    symbol,
    name,
    bseCode: row['bse_code'] ?? null,
    series: row['series'] ?? null,
    listedOn: row['listed_on'] ?? null,
    faceValue: row['face_value'] ?? null,
    sector: row['sector'] ?? null,
    industry: row['industry'] ?? null,
    industryGroup: row['industry_group'] ?? null,
    industrySubgroup: row['industry_subgroup'] ?? null,
    classDocument: row['class_document'] ?? null,
    classAsOf: row['class_as_of'] ?? null,
    nseHash: row['nse_hash'] ?? null,
    bseHash: row['bse_hash'] ?? null,
    source: filled(row, 'source'),
    asOf: filled(row, 'as_of'),
  };
}

/** Segments of each filing, by `isin period_end nature`, in the order filed. */
export function segmentsByFiling(rows: readonly SampleRow[]): Map<string, SegmentRevenue[]> {
  const segments = new Map<string, SegmentRevenue[]>();
  for (const row of rows) {
    const segment = { name: filled(row, 'segment'), revenueRupees: Number(filled(row, 'revenue_rupees')) };
    segments.set(keyOf(row), [...(segments.get(keyOf(row)) ?? []), segment]);
  }
  return segments;
}

export function filingFrom(row: SampleRow, segments: Map<string, SegmentRevenue[]>): FilingRow {
  const periodEnd = filled(row, 'period_end');
  const format = formats.find((known) => known === row['format']);
  if (format === undefined)
    throw new Error(`The sample has a filing of unknown form, ${String(row['format'])}.`);
  return withHash({
    isin: filled(row, 'isin'),
    symbol: filled(row, 'symbol'),
    periodStart: filled(row, 'period_start'),
    periodEnd,
    nature: row['nature'] === 'standalone' ? 'standalone' : 'consolidated',
    taxonomy: format,
    detail: row['detail'] === 'full' ? 'full' : 'summary',
    audited: row['audited'] === null ? null : row['audited'] === 'true',
    amounts: filingAmounts((key) => (row[key] === null ? null : Number(row[key]))),
    segments: segments.get(keyOf(row)) ?? [],
    publisher: filled(row, 'publisher'),
    document: filled(row, 'document'),
    asOf: periodEnd,
    publishedOn: filled(row, 'filed_on'),
    ...(row['file_sha256'] && { fileSha256: row['file_sha256'] }),
  });
}

export function demergerFrom(row: SampleRow): typeof corporateActions.$inferInsert {
  const exDate = filled(row, 'ex_date');
  const action = {
    isin: filled(row, 'isin'),
    exDate,
    subject: filled(row, 'subject'),
    part: 0,
    kind: 'demerger' as const,
    recordDate: row['record_date'] ?? null,
    priceFactor: null,
    dividendRupees: null,
  };
  const source = { publisher: 'NSE corporate actions', document: filled(row, 'document'), asOf: exDate };
  return { ...action, ...source, publishedOn: null, contentHash: contentHash(action) };
}

export function marketCapFrom(row: SampleRow): MarketCapRow {
  const cap = {
    isin: filled(row, 'isin'),
    valueRupees: Number(filled(row, 'value_rupees')),
    sizeClass: sizeFrom(row['size_class']),
    asOf: filled(row, 'as_of'),
    publisher: filled(row, 'publisher'),
    windowMonths: Number(filled(row, 'window_months')),
  };
  return { ...cap, contentHash: contentHash(cap), document: filled(row, 'document'), publishedOn: null };
}

function sizeFrom(text: string | null | undefined): MarketCapRow['sizeClass'] {
  return text === 'large' || text === 'mid' || text === 'small' ? text : null;
}

const keyOf = (row: SampleRow) =>
  `${filled(row, 'isin')} ${filled(row, 'period_end')} ${filled(row, 'nature')}`;
