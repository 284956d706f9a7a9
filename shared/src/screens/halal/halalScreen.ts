import type { Badge, ScreenQuery, ScreenReply, ScreenRow } from '@tayyib/shared/contracts';
import type { Condition, MetricSource, WordColumn } from '../language';
import { compile, unknownCode } from '../language';
import { countFacets } from './facets';
import type { SortKey } from './sortKeys';
import { byName } from './sortKeys';

/** The choice for stocks whose exchange class is unknown. */
const notClassified = 'Not classified';

/** The columns of the halal screener, beside `sector`, `size` and `freshness`. Rupees and fractions. */
export const halalColumns = {
  badge: 'badge',
  debt: 'verdictDebt',
  impureIncome: 'verdictImpureIncome',
  liquidity: 'verdictLiquidity',
  marketCap: 'publishedMarketCap',
} as const;

/** The market as the halal screener reads it, by one standard. */
export interface HalalMarket {
  source: MetricSource;
  nameOf: (row: number) => string;
  isinOf: (row: number) => string;
  /** Whether the name or the code of a row contains a text. */
  contains: (text: string) => (row: number) => boolean;
  /** @param id equal for equal keys, so that an order can be cached */
  sort: (rows: Uint32Array, keys: readonly SortKey[], id: string) => readonly number[];
  rowAt: (row: number) => ScreenRow;
}

/** A query without the standard, which selects the columns. */
export type HalalQuestion = Omit<ScreenQuery, 'standard'>;

const ofColumn = (id: string) => ({ id, period: null, standard: null });

/** Runs a query of the halal screener: limits as a compiled screen, choices as facets, over the same columns. */
export function runHalalScreen(market: HalalMarket, question: HalalQuestion): ScreenReply {
  const { source } = market;
  const words = (id: string) => source.words({ id, standard: null });
  const sectors = words('sector');
  const isUnclassified = sectors === null || sectors.codes.includes(unknownCode);
  const { rows, counts } = countFacets(source.rows, wantedRows(market, question), [
    { column: words(halalColumns.badge), unknown: null, chosen: question.badge },
    { column: words('size'), unknown: null, chosen: question.size },
    { column: words('freshness'), unknown: null, chosen: question.freshness },
    { column: sectors, unknown: isUnclassified ? notClassified : null, chosen: question.sector },
  ]);
  const [badge, size, freshness, sector] = counts;
  const sorted = market.sort(rows, sortKeys(market, question), `halal ${question.sort} ${question.order}`);
  const lastPage = Math.max(1, Math.ceil(sorted.length / question.pageSize));
  const page = Math.min(question.page, lastPage);
  return {
    rows: sorted.slice((page - 1) * question.pageSize, page * question.pageSize).map(market.rowAt),
    total: sorted.length,
    page,
    pageSize: question.pageSize,
    counts: {
      badge: {
        compliant: badge?.get('compliant') ?? 0,
        non_compliant: badge?.get('non_compliant') ?? 0,
        under_review: badge?.get('under_review') ?? 0,
      },
      freshness: {
        fresh: freshness?.get('fresh') ?? 0,
        ageing: freshness?.get('ageing') ?? 0,
        outdated: freshness?.get('outdated') ?? 0,
      },
      size: { large: size?.get('large') ?? 0, mid: size?.get('mid') ?? 0, small: size?.get('small') ?? 0 },
      sector: [...(sector ?? [])]
        .map(([name, count]) => ({ name, count }))
        .sort((one, other) => byName(one.name, other.name)),
    },
    universe: source.rows,
  };
}

/** The rows within the limits and with the text in their name or code. An unknown ratio is within no limit. */
function wantedRows(
  { source, contains }: HalalMarket,
  { maxDebt, maxImpureIncome, q = '' }: HalalQuestion,
): (row: number) => boolean {
  const parts: Condition[] = [];
  if (maxDebt !== undefined) parts.push(atMost(halalColumns.debt, maxDebt));
  if (maxImpureIncome !== undefined) parts.push(atMost(halalColumns.impureIncome, maxImpureIncome));
  const isNamed = contains(q);
  if (parts.length === 0) return isNamed;
  const { truths } = compile({ asOf: null, where: { type: 'and', parts } }).run(source);
  return (row) => truths[row] === 2 && isNamed(row);
}

const atMost = (id: string, value: number): Condition => ({
  type: 'compare',
  left: { type: 'value', of: { type: 'metric', ...ofColumn(id) }, time: null },
  op: '<=',
  right: { type: 'number', value, suffix: null },
});

const badgeOrder: readonly Badge[] = ['compliant', 'under_review', 'non_compliant'];

/** Ties are broken by size, then by name, so that pages never overlap. */
function sortKeys(market: HalalMarket, { sort, order }: HalalQuestion): SortKey[] {
  const { source, nameOf, isinOf } = market;
  const numbers = (id: string): SortKey['cell'] => {
    const values = source.numbers(ofColumn(id), 0);
    return (row) => {
      const value = values?.[row] ?? NaN;
      return Number.isNaN(value) ? null : value;
    };
  };
  const cellsOf = (): SortKey['cell'] => {
    if (sort === 'name') return nameOf;
    if (sort === 'status')
      return places(source.words({ id: halalColumns.badge, standard: null }), badgeOrder);
    return numbers(halalColumns[sort]);
  };
  return [
    { cell: cellsOf(), order },
    { cell: numbers(halalColumns.marketCap), order: 'desc' },
    { cell: nameOf, order: 'asc' },
    { cell: isinOf, order: 'asc' },
  ];
}

/** The place of each row's word among some words. */
function places(column: WordColumn | null, words: readonly string[]): SortKey['cell'] {
  const placeOf = column?.words.map((word) => words.indexOf(word)) ?? [];
  return (row) => placeOf[column?.codes[row] ?? unknownCode] ?? null;
}
