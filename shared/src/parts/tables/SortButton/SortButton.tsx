import type { ReactNode } from 'react';
import styles from './SortButton.module.css';

interface Props {
  /** `none`: another column sorts. */
  order: 'ascending' | 'descending' | 'none';
  onSort: () => void;
  children: ReactNode;
}

/** A column heading that sorts its table; the arrow shows the current order. */
export function SortButton({ order, onSort, children }: Props) {
  return (
    <button type="button" className={styles.button} onClick={onSort}>
      {children}
      <span aria-hidden="true" className={styles.arrow}>
        {order !== 'none' && (order === 'ascending' ? '▲' : '▼')}
      </span>
    </button>
  );
}
