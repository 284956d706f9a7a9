import styles from './ResultTable.module.css';

interface Props {
  /** The sort key of the request. */
  text: string;
  label: string;
  isFigure?: boolean;
  /** Shown beside the label, as screen readers hear it in each cell. */
  unit?: string | undefined;
  sorted: string;
  order: 'asc' | 'desc';
  onSort: (sort: string, order: 'asc' | 'desc') => void;
}

/** A sortable column header: figures start with the largest, another click reverses the order. */
export function SortableHeader({ text, label, isFigure = false, unit, sorted, order, onSort }: Props) {
  const isSorted = sorted.toLowerCase() === text.toLowerCase();
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : isFigure ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={isFigure ? styles.figure : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(text, next)}>
        {label}
        <span aria-hidden="true">
          {unit && ` ${unit}`} {isSorted ? (order === 'asc' ? '▲' : '▼') : '↕'}
        </span>
      </button>
    </th>
  );
}
