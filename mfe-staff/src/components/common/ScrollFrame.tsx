import type { ReactNode } from 'react';
import styles from './staff.module.css';

/** A frame around a table that may be wider than the window. Links inside it let the keyboard scroll it. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame} role="region" aria-label={label}>
      {children}
    </div>
  );
}
