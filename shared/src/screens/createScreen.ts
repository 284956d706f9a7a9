import type { Badge, ScreenQuery, ScreenReply, ScreenRow, ScreenSort } from '@tayyib/shared/contracts';
import { searchKey } from './names/searchKey';

/** The choice for stocks whose exchange class is unknown. */
export const notClassified = 'Not classified';

/** A query without the standard, which selects the rows. */
export type ScreenQuestion = Omit<ScreenQuery, 'standard'>;
export type Screen = (question: ScreenQuestion) => ScreenReply;

/** A row with its precomputed filter values. */
interface Entry {
  row: ScreenRow;
  /** Index of the row. */
  place: number;
  sector: string;
  /** Index of the sector, in the order of their names. */
  sectorAt: number;
}

/** Row indexes, by sort order. */
export type KnownOrders = Map<string, readonly number[]>;

/** The keys that search text is matched against, computed on the first search. */
type KeysOf = (row: ScreenRow) => readonly string[];

/**
 * Prepares rows for repeated queries: each order is computed once, then a query is one pass over it.
 * An unknown ratio never passes a limit.
 * @param known orders from before some rows changed, as a starting point: re-sorting those is much faster. New orders are
 * added to it
 */
export function createScreen(rows: readonly ScreenRow[], known: KnownOrders = new Map()): Screen {
  const sectors = [...new Set(rows.map(sectorOf))].sort(names.compare);
  const placeOf = new Map(sectors.map((name, at) => [name, at]));
  const entries = rows.map((row, place): Entry => {
    const sector = sectorOf(row);
    return { row, place, sector, sectorAt: placeOf.get(sector) ?? 0 };
  });
  const keys = new Map<ScreenRow, readonly string[]>();
  const keysOf: KeysOf = (row) => {
    const its = keys.get(row) ?? [searchKey(row.stock), searchKey(row.stock_code)];
    keys.set(row, its);
    return its;
  };
  const orders = new Map<string, Entry[]>();
  const inOrder = (sort: ScreenSort, order: 'asc' | 'desc'): Entry[] => {
    const name = `${sort} ${order}`;
    const cached = orders.get(name);
    if (cached) return cached;
    const near = known.get(name) ?? [];
    const start =
      near.length === entries.length ? near.flatMap((place) => entries[place] ?? []) : [...entries];
    const sorted = start.sort((one, other) => compare(one.row, other.row, sort, order));
    orders.set(name, sorted);
    known.set(
      name,
      sorted.map(({ place }) => place),
    );
    return sorted;
  };

  return (question) => {
    const matches: ScreenRow[] = [];
    const counts = {
      badge: { compliant: 0, non_compliant: 0, under_review: 0 },
      freshness: { fresh: 0, ageing: 0, outdated: 0 },
      size: { large: 0, mid: 0, small: 0 },
    };
    const inSectors = new Uint32Array(sectors.length);
    const isMatch = filtersOf(question, keysOf);
    for (const entry of inOrder(question.sort, question.order)) {
      if (!isMatch.otherwise(entry)) continue;
      const { row, sectorAt } = entry;
      const isBadge = isMatch.badge(entry);
      const isSize = isMatch.size(entry);
      const isSector = isMatch.sector(entry);
      const isFresh = isMatch.freshness(entry);
      // a choice counts what it would show, so its own filter does not apply
      if (isSize && isSector && isFresh) counts.badge[row.badge] += 1;
      if (isBadge && isSize && isSector && row.freshness) counts.freshness[row.freshness] += 1;
      if (isBadge && isSector && isFresh && row.size) counts.size[row.size] += 1;
      if (isBadge && isSize && isFresh) inSectors[sectorAt] = (inSectors[sectorAt] ?? 0) + 1;
      if (isBadge && isSize && isSector && isFresh) matches.push(row);
    }
    const lastPage = Math.max(1, Math.ceil(matches.length / question.pageSize));
    const page = Math.min(question.page, lastPage);
    return {
      rows: matches.slice((page - 1) * question.pageSize, page * question.pageSize),
      total: matches.length,
      page,
      pageSize: question.pageSize,
      counts: {
        ...counts,
        sector: sectors.map((name, at) => ({ name, count: inSectors[at] ?? 0 })),
      },
      universe: entries.length,
    };
  };
}

type Filter = (entry: Entry) => boolean;
const all: Filter = () => true;

/** One predicate per filter; an omitted filter costs nothing. */
function filtersOf(
  question: ScreenQuestion,
  keysOf: KeysOf,
): Record<'badge' | 'freshness' | 'sector' | 'size' | 'otherwise', Filter> {
  const { badge, freshness, sector, size, maxDebt, maxImpureIncome } = question;
  const wanted = searchKey(question.q ?? '');
  return {
    badge: badge?.length ? ({ row }) => badge.includes(row.badge) : all,
    freshness: freshness?.length
      ? ({ row }) => row.freshness != null && freshness.includes(row.freshness)
      : all,
    sector: sector?.length ? (entry) => sector.includes(entry.sector) : all,
    size: size?.length ? ({ row }) => row.size !== null && size.includes(row.size) : all,
    otherwise: ({ row }) =>
      isAtMost(row.debt, maxDebt) &&
      isAtMost(row.impureIncome, maxImpureIncome) &&
      (wanted === '' || keysOf(row).some((key) => key.includes(wanted))),
  };
}

const sectorOf = ({ sector }: ScreenRow) => sector ?? notClassified;

function isAtMost(value: number | null, limit: number | undefined): boolean {
  return limit === undefined || (value !== null && value <= limit);
}

/** Unknown values come last in either direction; ties are broken by size, then by name, so that pages never overlap. */
function compare(one: ScreenRow, other: ScreenRow, sort: ScreenSort, order: 'asc' | 'desc'): number {
  const direction = order === 'asc' ? 1 : -1;
  return (
    compareKnown(valueOf(one, sort), valueOf(other, sort), direction) ||
    compareKnown(one.marketCapRupees, other.marketCapRupees, -1) ||
    names.compare(one.stock, other.stock) ||
    names.compare(one.isin, other.isin)
  );
}

const names = new Intl.Collator('en', { numeric: true });
const badgeOrder: Record<Badge, number> = { compliant: 0, under_review: 1, non_compliant: 2 };

function valueOf(row: ScreenRow, sort: ScreenSort): number | string | null {
  switch (sort) {
    case 'name':
      return row.stock;
    case 'status':
      return badgeOrder[row.badge];
    case 'marketCap':
      return row.marketCapRupees;
    case 'debt':
    case 'impureIncome':
    case 'liquidity':
      return row[sort];
  }
}

function compareKnown(one: number | string | null, other: number | string | null, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const difference = typeof one === 'string' ? names.compare(one, String(other)) : one - Number(other);
  return difference * direction;
}
