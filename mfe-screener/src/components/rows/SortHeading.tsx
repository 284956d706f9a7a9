import { SortButton } from '@tayyib/shared/parts/tables';
import styles from './TableCells.module.css';

type Order = 'asc' | 'desc';

interface Props {
  label: string;
  isFigure?: boolean;
  /** Shown beside the label; screen readers hear it in each cell. */
  unit?: string | undefined;
  /** The order of the table, if this column sorts it. */
  order: Order | null;
  /** The order in which this column starts. */
  first: Order;
  onSort: (order: Order) => void;
}

/** A sortable column heading; another click reverses the order. */
export function SortHeading({ label, isFigure = false, unit, order, first, onSort }: Props) {
  const shown = order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending';
  const next = order === null ? first : order === 'asc' ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={shown} className={isFigure ? styles.figure : undefined}>
      <SortButton order={shown} onSort={() => onSort(next)}>
        <span>
          {label}
          {unit !== undefined && (
            <span aria-hidden="true" className={styles.unit}>
              {' '}
              {unit}
            </span>
          )}
        </span>
      </SortButton>
    </th>
  );
}
