import type { ReactNode } from 'react';
import styles from './SortButton.module.css';

interface Props {
  isSorted: boolean;
  order: 'ascending' | 'descending';
  onSort: () => void;
  children: ReactNode;
}

/** A column heading that sorts its table; the arrow shows the current order. */
export function SortButton({ isSorted, order, onSort, children }: Props) {
  return (
    <button type="button" className={styles.button} onClick={onSort}>
      {children}
      <span aria-hidden="true" className={styles.arrow}>
        {isSorted && (order === 'ascending' ? '▲' : '▼')}
      </span>
    </button>
  );
}
