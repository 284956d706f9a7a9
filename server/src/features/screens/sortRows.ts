import type { MarketPicture } from '../market/MarketPicture';
import type { CellColumn } from './readColumns';

const names = new Intl.Collator('en', { numeric: true });

/** Rows by a column, or by name where it is null. What is not known comes last in either direction; equals by name. */
export function sortRows(
  rows: Uint32Array,
  column: CellColumn | null,
  order: 'asc' | 'desc',
  { dossiers }: MarketPicture,
): number[] {
  const direction = order === 'asc' ? 1 : -1;
  const nameOf = (row: number) => dossiers[row]?.name ?? '';
  const keyed = Array.from(rows, (row) => ({ row, key: column === null ? nameOf(row) : column.cell(row) }));
  keyed.sort((one, other) => {
    if (one.key === null || other.key === null) {
      return (
        Number(one.key === null) - Number(other.key === null) ||
        names.compare(nameOf(one.row), nameOf(other.row))
      );
    }
    const difference =
      typeof one.key === 'number' && typeof other.key === 'number'
        ? one.key - other.key
        : names.compare(String(one.key), String(other.key));
    return difference * direction || names.compare(nameOf(one.row), nameOf(other.row));
  });
  return keyed.map(({ row }) => row);
}
