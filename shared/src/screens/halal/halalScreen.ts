import type { Badge, ReviewGrade, ScreenQuery, ScreenReply, ScreenRow } from '@tayyib/shared/contracts';
import type { Condition, MetricSource, WordColumn } from '../language';
import { compile, unknownCode } from '../language';
import { countFacets } from './facets';
import type { RowOrders, SortKey } from '../rowOrders';
import { byName } from '../rowOrders';

/** The choice for stocks whose exchange class is unknown. */
const notClassified = 'Not classified';

/** The columns of the halal screener, beside `sector`, `size` and `freshness`. Rupees and fractions. */
export const halalColumns = {
  badge: 'badge',
  grade: 'grade',
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
  /** Whether the name or the code of a row contains a text; null where every row does. */
  contains: (text: string) => ((row: number) => boolean) | null;
  sort: RowOrders['sort'];
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
    { column: words(halalColumns.grade), unknown: null, chosen: question.grade },
    { column: sectors, unknown: isUnclassified ? notClassified : null, chosen: question.sector },
  ]);
  const [badge, size, freshness, grade, sector] = counts;
  const { pageSize, sort, order } = question;
  const page = Math.min(question.page, Math.max(1, Math.ceil(rows.length / pageSize)));
  const rowOrder = { keys: sortKeys(market, question), id: `halal ${sort} ${order}` };
  const sorted = market.sort(rows, rowOrder, page * pageSize);
  return {
    rows: sorted.slice((page - 1) * pageSize).map(market.rowAt),
    total: rows.length,
    page,
    pageSize,
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
      grade: {
        accounts_not_loaded: grade?.get('accounts_not_loaded') ?? 0,
        changed_since_accounts: grade?.get('changed_since_accounts') ?? 0,
        figures_contradict: grade?.get('figures_contradict') ?? 0,
        business_not_known: grade?.get('business_not_known') ?? 0,
        passes_everything_stated: grade?.get('passes_everything_stated') ?? 0,
      },
      size: { large: size?.get('large') ?? 0, mid: size?.get('mid') ?? 0, small: size?.get('small') ?? 0 },
      sector: [...(sector ?? [])]
        .map(([name, count]) => ({ name, count }))
        .sort((one, other) => byName(one.name, other.name)),
    },
    universe: source.rows,
  };
}

/**
 * Marks the rows within the limits and with the text in their name or code; null if every row is. An unknown
 * ratio is within no limit.
 */
function wantedRows(
  { source, contains }: HalalMarket,
  { maxDebt, maxImpureIncome, q = '' }: HalalQuestion,
): Uint8Array | null {
  const parts: Condition[] = [];
  if (maxDebt !== undefined) parts.push(atMost(halalColumns.debt, maxDebt));
  if (maxImpureIncome !== undefined) parts.push(atMost(halalColumns.impureIncome, maxImpureIncome));
  const isNamed = contains(q);
  if (parts.length === 0 && isNamed === null) return null;
  const wanted = new Uint8Array(source.rows);
  if (parts.length === 0) wanted.fill(1);
  else {
    const { truths } = compile({ asOf: null, where: { type: 'and', parts } }).run(source);
    // of 0, 1 and 2 only a match has this bit
    for (let row = 0; row < wanted.length; row++) wanted[row] = (truths[row] ?? 0) >> 1;
  }
  if (isNamed !== null)
    for (let row = 0; row < wanted.length; row++) if (wanted[row] === 1 && !isNamed(row)) wanted[row] = 0;
  return wanted;
}

const atMost = (id: string, value: number): Condition => ({
  type: 'compare',
  left: { type: 'value', of: { type: 'metric', ...ofColumn(id) }, time: null },
  op: '<=',
  right: { type: 'number', value, suffix: null },
});

/** Answers before questions. */
const badgeOrder: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];
/** The nearest to an answer first. */
const gradeOrder: readonly ReviewGrade[] = [
  'passes_everything_stated',
  'changed_since_accounts',
  'figures_contradict',
  'business_not_known',
  'accounts_not_loaded',
];

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
    ...(sort === 'status'
      ? [{ cell: places(source.words({ id: halalColumns.grade, standard: null }), gradeOrder), order }]
      : []),
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
