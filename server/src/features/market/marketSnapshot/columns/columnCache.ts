import type { YearAccounts } from '../dossier/Dossier';
import type { Figure } from './valueOf';

/** A cached column, and how its figures are computed. */
export interface CachedColumn {
  values: Float64Array;
  figure: Figure;
  yearsAgo: number;
  /** One of those built in advance (`usualColumns.ts`). */
  isUsual: boolean;
}

/** Everything cached for the companies of a snapshot, in their order. */
export interface ColumnCache {
  columns: Map<string, CachedColumn>;
  /** Each company's accounts by years ago: looked up once for all the columns that use them. */
  years: Map<number, (YearAccounts | null)[]>;
}

export const emptyCache = (): ColumnCache => ({ columns: new Map(), years: new Map() });

/** Cached columns beside the usual ones, oldest evicted first: 80 KB each for ten thousand companies. */
const maxUnusual = 300;

/** Caches a column and evicts the oldest where there are too many. */
export function cacheColumn({ columns }: ColumnCache, key: string, column: CachedColumn): void {
  columns.set(key, column);
  if (column.isUsual) return;
  const unusual = [...columns].filter(([, { isUsual }]) => !isUsual);
  const [oldest] = unusual;
  if (unusual.length > maxUnusual && oldest !== undefined) columns.delete(oldest[0]);
}
