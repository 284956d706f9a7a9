import type { ReactNode } from 'react';
import styles from './RowButton.module.css';

interface Props {
  /** What it does, with the name of the row: "Why Tata Consultancy Services Limited". */
  label: string;
  children: ReactNode;
  onPress: () => void;
}

/** antd's small button for long tables, as one element: a row is rendered while the viewer scrolls or types. */
export const RowButton = ({ label, children, onPress }: Props) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
    {children}
  </button>
);
