import type { ScreenSort } from '@tayyib/shared/contracts';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import styles from './ScreenTable.module.css';

interface Props {
  sort: ScreenSort;
  label: string;
  /** Of a column of figures. */
  unit?: string;
  choices: ScreenChoices;
  onSort: (sort: ScreenSort, order: 'asc' | 'desc') => void;
}

/** A sortable column header; another click reverses the order. */
export function SortHeader({ sort, label, unit, choices, onSort }: Props) {
  const isSorted = choices.sort === sort;
  const ariaSort = isSorted ? (choices.order === 'asc' ? 'ascending' : 'descending') : 'none';
  const next = isSorted ? (choices.order === 'asc' ? 'desc' : 'asc') : firstOrder(sort);
  return (
    <th scope="col" data-unit={unit} aria-sort={ariaSort} className={unit ? styles.figure : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(sort, next)}>
        {label}
        <svg className={styles.arrows} viewBox="0 0 10 14" aria-hidden="true">
          <path d="M5 1 9 6H1z" data-lit={ariaSort === 'ascending'} />
          <path d="M5 13 1 8h8z" data-lit={ariaSort === 'descending'} />
        </svg>
      </button>
    </th>
  );
}

/** The initial order of a column: descending for the market cap, otherwise ascending. */
export function firstOrder(sort: ScreenSort): 'asc' | 'desc' {
  return sort === 'marketCap' ? 'desc' : 'asc';
}
