import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  /** What is known without opening it: a title, and beside it an answer. */
  summary: ReactNode;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What is rarely needed, behind one line. */
export const Fold = ({ summary, isOpen = false, children }: Props) => (
  <details className={styles.fold} open={isOpen || undefined}>
    <summary>{summary}</summary>
    {children}
  </details>
);
