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
