import type { SortKey } from '@tayyib/shared/screens';
import { compareRows } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import { defineView } from './snapshotView';

/** How rows are sorted. */
export interface RowOrder {
  keys: readonly SortKey[];
  /** Equal for equal keys, on any snapshot. */
  id: string;
}

/** All rows of a snapshot in each order used lately: another query mostly sorts as the last one did. */
export interface RowOrders {
  /** @param count how many of them; all by default */
  sort: (rows: Uint32Array, order: RowOrder, count?: number) => number[];
  /** The orders in use. */
  known: ReadonlyMap<string, Uint32Array>;
}

const maxOrders = 60;
/** Fewer rows than this part of the market are sorted directly. */
const fewPart = 8;

/** After a change, sorting starts from the order before it, which is nearly right. */
export const rowOrders = defineView<RowOrders>({
  build: ({ dossiers }) => createRowOrders(dossiers.length, new Map()),
  patch: (before, { dossiers }) => createRowOrders(dossiers.length, before.known),
});

function createRowOrders(size: number, before: ReadonlyMap<string, Uint32Array>): RowOrders {
  const orders = new LRUCache<string, Uint32Array>({ max: maxOrders });

  /** No two rows compare equal, so the result does not depend on the order before. */
  const allRows = ({ keys, id }: RowOrder): Uint32Array => {
    const cached = orders.get(id);
    if (cached) return cached;
    const start = before.get(id) ?? Uint32Array.from({ length: size }, (_, row) => row);
    const sorted = Uint32Array.from(Array.from(start).sort(compareRows(keys)));
    orders.set(id, sorted);
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
      return new Map([...before, ...orders.entries()].slice(-maxOrders));
    },
  };
}
