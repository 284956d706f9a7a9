import { LRUCache } from 'lru-cache';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import type { CellColumn } from './readColumns';

/** The sort order of rows. */
export interface Sorting {
  /** By name where it is null. */
  column: CellColumn | null;
  order: 'asc' | 'desc';
  /** Equal for equal columns and orders, on any snapshot. */
  key: string;
}

const names = new Intl.Collator('en', { numeric: true });
/** With fewer rows than this part of the market, the rows are sorted directly. */
const fewPart = 8;
const max = 40;

/** All rows of a snapshot in each order used lately: another query mostly sorts as the last one did. */
const cached = memoizePerSnapshot(() => new LRUCache<string, Uint32Array>({ max }));
/** The same across snapshots: sorting starts from the order of the last one, which is nearly right. */
const latest = new LRUCache<string, Uint32Array>({ max });

/** What is not known comes last in either direction; equals by name. */
export function sortRows(rows: Uint32Array, sorting: Sorting, snapshot: MarketSnapshot): number[] {
  const all = snapshot.dossiers.length;
  if (rows.length * fewPart < all && !cached(snapshot).has(sorting.key))
    return [...rows].sort(comparing(sorting, snapshot));
  const isWanted = new Uint8Array(all);
  for (const row of rows) isWanted[row] = 1;
  const sorted: number[] = [];
  for (const row of allRows(sorting, snapshot)) if (isWanted[row] === 1) sorted.push(row);
  return sorted;
}

function allRows(sorting: Sorting, snapshot: MarketSnapshot): Uint32Array {
  const { key } = sorting;
  const known = cached(snapshot).get(key);
  if (known) return known;
  const before = latest.get(key);
  const start = before?.length === snapshot.dossiers.length ? [...before] : [...snapshot.dossiers.keys()];
  const sorted = Uint32Array.from(start.sort(comparing(sorting, snapshot)));
  for (const orders of [cached(snapshot), latest]) orders.set(key, sorted);
  return sorted;
}

/** No two rows compare equal, so the result does not depend on the previous order. */
function comparing({ column, order }: Sorting, { dossiers }: MarketSnapshot) {
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
