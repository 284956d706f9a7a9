import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  /** What is known without opening it: a title, and beside it an answer. */
  summary: ReactNode;
  children: ReactNode;
}

/** What is rarely needed, behind one line. */
export const Fold = ({ summary, children }: Props) => (
  <details className={styles.fold}>
    <summary>{summary}</summary>
    {children}
  </details>
);
