import { LRUCache } from 'lru-cache';
import type { MarketPicture } from '../marketSnapshot/MarketPicture';
import { perPicture } from '../marketSnapshot/perPicture';
import type { CellColumn } from './readColumns';

/** By what rows are sorted. */
export interface Sorting {
  /** By name where it is null. */
  column: CellColumn | null;
  order: 'asc' | 'desc';
  /** Equal for equal columns and orders, whatever the picture. */
  key: string;
}

const names = new Intl.Collator('en', { numeric: true });
/** Fewer rows than this part of the market are sorted by themselves. */
const fewPart = 8;
const max = 40;

/** All rows of a snapshot in each order used lately: another query mostly sorts as the last one did. */
const cached = perPicture(() => new LRUCache<string, Uint32Array>({ max }));
/** The same across snapshots: sorting starts from the order of the last one, which is nearly right. */
const latest = new LRUCache<string, Uint32Array>({ max });

/** What is not known comes last in either direction; equals by name. */
export function sortRows(rows: Uint32Array, sorting: Sorting, picture: MarketPicture): number[] {
  const all = picture.dossiers.length;
  if (rows.length * fewPart < all && !cached(picture).has(sorting.key))
    return [...rows].sort(comparing(sorting, picture));
  const isWanted = new Uint8Array(all);
  for (const row of rows) isWanted[row] = 1;
  const sorted: number[] = [];
  for (const row of allRows(sorting, picture)) if (isWanted[row] === 1) sorted.push(row);
  return sorted;
}

function allRows(sorting: Sorting, picture: MarketPicture): Uint32Array {
  const { key } = sorting;
  const known = cached(picture).get(key);
  if (known) return known;
  const before = latest.get(key);
  const start = before?.length === picture.dossiers.length ? [...before] : [...picture.dossiers.keys()];
  const sorted = Uint32Array.from(start.sort(comparing(sorting, picture)));
  for (const orders of [cached(picture), latest]) orders.set(key, sorted);
  return sorted;
}

/** Of no two rows equal, so that it does not matter in which order they were before. */
function comparing({ column, order }: Sorting, { dossiers }: MarketPicture) {
  const direction = order === 'asc' ? 1 : -1;
  const byName = (one: number, other: number) =>
    names.compare(dossiers[one]?.name ?? '', dossiers[other]?.name ?? '');
  if (column === null) return (one: number, other: number) => byName(one, other) * direction || one - other;
  return (one: number, other: number) => {
    const [here, there] = [column.cell(one), column.cell(other)];
    if (here === null || there === null)
      return Number(here === null) - Number(there === null) || byName(one, other) || one - other;
    const difference =
      typeof here === 'number' && typeof there === 'number'
        ? here - there
        : names.compare(String(here), String(there));
    return difference * direction || byName(one, other) || one - other;
  };
}
