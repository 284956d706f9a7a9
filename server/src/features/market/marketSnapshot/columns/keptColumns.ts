import { LRUCache } from 'lru-cache';
import type { YearAccounts } from '../Dossier';
import type { Figure } from './valueOf';

/** One column that was made, and how its figures are found. */
export interface KeptColumn {
  values: Float64Array;
  figure: Figure;
  yearsAgo: number;
  /** One of those that are made before anyone asks (`usualColumns.ts`). */
  isUsual: boolean;
}

/** What was made of the companies of a picture so far, in their order. */
export interface KeptColumns {
  usual: Map<string, KeptColumn>;
  /** 80 KB each for ten thousand companies. */
  others: LRUCache<string, KeptColumn>;
  /** By years ago, each company's accounts of that year: found once for all the columns they fill. */
  years: Map<number, (YearAccounts | null)[]>;
}

export const noColumns = (): KeptColumns => ({
  usual: new Map(),
  others: new LRUCache({ max: 300 }),
  years: new Map(),
});

export const keptColumn = ({ usual, others }: KeptColumns, key: string): KeptColumn | undefined =>
  usual.get(key) ?? others.get(key);

export function keepColumn({ usual, others }: KeptColumns, key: string, made: KeptColumn): void {
  (made.isUsual ? usual : others).set(key, made);
}

/** All columns with their keys, the ones used last at the end. */
export const allColumns = ({ usual, others }: KeptColumns): [string, KeptColumn][] => [
  ...usual,
  ...[...others.entries()].reverse(),
];
