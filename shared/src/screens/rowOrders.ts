/** A column to sort by; null where not known. */
export interface SortKey {
  cell: (row: number) => number | string | null;
  order: 'asc' | 'desc';
}

/** How rows are sorted. */
export interface RowOrder {
  keys: readonly SortKey[];
  /** Equal for equal keys, also after rows changed. */
  id: string;
}

/** The rows of a market, sorted in each order that was used recently: another query mostly sorts as the last one did. */
export interface RowOrders {
  /** @param count how many of them; all by default */
  sort: (rows: Uint32Array, order: RowOrder, count?: number) => number[];
  /** The orders in use. */
  known: ReadonlyMap<string, Uint32Array>;
}

const maxOrders = 60;
/** Fewer rows than this part of the market are sorted directly. */
const fewPart = 8;

/** @param before orders of the same rows before some changed; sorting starts from them, since they are nearly right */
export function createRowOrders(
  size: number,
  before: ReadonlyMap<string, Uint32Array> = new Map(),
): RowOrders {
  /** The least recently used first. */
  const orders = new Map<string, Uint32Array>();

  /** No two rows compare equal, so the result does not depend on the order before. */
  const allRows = ({ keys, id }: RowOrder): Uint32Array => {
    const start = before.get(id) ?? Uint32Array.from({ length: size }, (_, row) => row);
    const sorted = orders.get(id) ?? Uint32Array.from(Array.from(start).sort(compareRows(keys)));
    orders.delete(id);
    orders.set(id, sorted);
    const [oldest] = orders.keys();
    if (oldest !== undefined && orders.size > maxOrders) orders.delete(oldest);
    return sorted;
  };

  return {
    sort(rows, order, count = rows.length) {
      if (rows.length * fewPart < size && !orders.has(order.id))
        return Array.from(rows).sort(compareRows(order.keys)).slice(0, count);
      const isWanted = new Uint8Array(size);
      for (const row of rows) isWanted[row] = 1;
      const sorted: number[] = [];
      for (const row of allRows(order)) {
        if (sorted.length === count) break;
        if (isWanted[row] === 1) sorted.push(row);
      }
      return sorted;
    },
    get known() {
      return new Map([...before, ...orders].slice(-maxOrders));
    },
  };
}

const names = new Intl.Collator('en', { numeric: true });

/**
 * Compares two rows by the first key in which they differ, and then by their number. What is not known comes
 * last in either order.
 */
function compareRows(keys: readonly SortKey[]): (one: number, other: number) => number {
  const comparers = keys.map(compareBy);
  return (one, other) => {
    for (const compare of comparers) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return one - other;
  };
}

function compareBy({ cell, order }: SortKey): (one: number, other: number) => number {
  const direction = order === 'asc' ? 1 : -1;
  return (one, other) => {
    const here = cell(one);
    const there = cell(other);
    if (here === null || there === null) return Number(here === null) - Number(there === null);
    return typeof here === 'number' && typeof there === 'number'
      ? (here - there) * direction
      : names.compare(String(here), String(there)) * direction;
  };
}

/** Names in the order in which lists show them. */
export const byName = names.compare;
