import type { YearAccounts } from '../dossier/Dossier';
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
  columns: Map<string, KeptColumn>;
  /** By years ago, each company's accounts of that year: found once for all the columns they fill. */
  years: Map<number, (YearAccounts | null)[]>;
}

export const noColumns = (): KeptColumns => ({ columns: new Map(), years: new Map() });

/** Columns kept at most beside the usual ones, the one made first going first: 80 KB each for ten thousand companies. */
const mostOthers = 300;

/** Keeps a column, and lets an older one go where there are too many. */
export function keepColumn({ columns }: KeptColumns, key: string, made: KeptColumn): void {
  columns.set(key, made);
  if (made.isUsual) return;
  const others = [...columns].filter(([, { isUsual }]) => !isUsual);
  const [oldest] = others;
  if (others.length > mostOthers && oldest !== undefined) columns.delete(oldest[0]);
}
