import type { Badge, ScreenQuery, ScreenReply, ScreenRow, ScreenSort } from '@tayyib/shared/contracts';
import { searchKey } from './searchKey';

/** The choice that stands for stocks whose exchange class is not known. */
export const notClassified = 'Not classified';

/** Everything of a question but the standard, which chose the rows. */
export type ScreenQuestion = Omit<ScreenQuery, 'standard'>;
export type Screen = (question: ScreenQuestion) => ScreenReply;

interface Entry {
  row: ScreenRow;
  sector: string;
  keys: readonly string[];
}

type Filter = (entry: Entry) => boolean;

/**
 * Prepares rows to be screened again and again: each order is worked out once, then a question is one pass over it.
 * A ratio that is not known never passes a limit.
 */
export function createScreen(rows: readonly ScreenRow[]): Screen {
  const entries = rows.map((row): Entry => ({
    row,
    sector: row.sector ?? notClassified,
    keys: [searchKey(row.stock), searchKey(row.stock_code)],
  }));
  const orders = new Map<string, Entry[]>();
  const inOrder = (sort: ScreenSort, order: 'asc' | 'desc'): Entry[] => {
    const name = `${sort} ${order}`;
    const known = orders.get(name);
    if (known) return known;
    const sorted = [...entries].sort((one, other) => compare(one.row, other.row, sort, order));
    orders.set(name, sorted);
    return sorted;
  };

  return (question) => {
    const matches: ScreenRow[] = [];
    const counts = {
      badge: { compliant: 0, non_compliant: 0, under_review: 0 },
      size: { large: 0, mid: 0, small: 0 },
    };
    const sectors = new Map(entries.map(({ sector }) => [sector, 0]));
    const isAsked = filtersOf(question);
    for (const entry of inOrder(question.sort, question.order)) {
      if (!isAsked.others(entry)) continue;
      const { row, sector } = entry;
      const [badge, size, inSector] = [isAsked.badge(entry), isAsked.size(entry), isAsked.sector(entry)];
      // a choice counts what it would show, so its own filter is left out
      if (size && inSector) counts.badge[row.badge] += 1;
      if (badge && inSector && row.size) counts.size[row.size] += 1;
      if (badge && size) sectors.set(sector, (sectors.get(sector) ?? 0) + 1);
      if (badge && size && inSector) matches.push(row);
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
        sector: [...sectors]
          .map(([name, count]) => ({ name, count }))
          .sort((one, other) => one.name.localeCompare(other.name, 'en')),
      },
      universe: entries.length,
    };
  };
}

function filtersOf(question: ScreenQuestion): Record<'badge' | 'sector' | 'size' | 'others', Filter> {
  const { badge, sector, size, maxDebt, maxImpureIncome } = question;
  const wanted = searchKey(question.q ?? '');
  return {
    badge: ({ row }) => !badge?.length || badge.includes(row.badge),
    sector: (entry) => !sector?.length || sector.includes(entry.sector),
    size: ({ row }) => !size?.length || (row.size !== null && size.includes(row.size)),
    others: ({ row, keys }) =>
      isAtMost(row.debt, maxDebt) &&
      isAtMost(row.impureIncome, maxImpureIncome) &&
      (wanted === '' || keys.some((key) => key.includes(wanted))),
  };
}

function isAtMost(value: number | null, limit: number | undefined): boolean {
  return limit === undefined || (value !== null && value <= limit);
}

/** Unknown values come last in either direction; ties are settled by size, then by name, so that pages never overlap. */
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
