import { LRUCache } from 'lru-cache';
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
  usual: Map<string, CachedColumn>;
  /** 80 KB each for ten thousand companies. */
  others: LRUCache<string, CachedColumn>;
  /** Each company's accounts by years ago: looked up once for all the columns that use them. */
  years: Map<number, (YearAccounts | null)[]>;
}

export const emptyCache = (): ColumnCache => ({
  usual: new Map(),
  others: new LRUCache({ max: 300 }),
  years: new Map(),
});

export const cachedColumn = ({ usual, others }: ColumnCache, key: string): CachedColumn | undefined =>
  usual.get(key) ?? others.get(key);

/** Caches a column; beside the usual ones the least recently used is evicted. */
export function cacheColumn({ usual, others }: ColumnCache, key: string, column: CachedColumn): void {
  (column.isUsual ? usual : others).set(key, column);
}

/** All columns with their keys, the most recently used last. */
export const allColumns = ({ usual, others }: ColumnCache): [string, CachedColumn][] => [
  ...usual,
  ...[...others.entries()].reverse(),
];
