/** A column to sort by; null where not known. */
export interface SortKey {
  cell: (row: number) => number | string | null;
  order: 'asc' | 'desc';
}

const names = new Intl.Collator('en', { numeric: true });

/**
 * Compares two rows by the first key in which they differ, and then by their number. What is not known comes
 * last in either order.
 */
export function compareRows(keys: readonly SortKey[]): (one: number, other: number) => number {
  const parts = keys.map(({ cell, order }) => ({ cell, direction: order === 'asc' ? 1 : -1 }));
  return (one, other) => {
    for (const { cell, direction } of parts) {
      const [here, there] = [cell(one), cell(other)];
      if (here === null || there === null) {
        if (here !== there) return here === null ? 1 : -1;
        continue;
      }
      const difference =
        typeof here === 'number' && typeof there === 'number'
          ? here - there
          : names.compare(String(here), String(there));
      if (difference !== 0) return difference * direction;
    }
    return one - other;
  };
}

/** Names in the order in which lists show them. */
export const byName = names.compare;
