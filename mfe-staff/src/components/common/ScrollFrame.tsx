import type { ReactNode } from 'react';
import styles from './staff.module.css';

/** A scrollable frame around a wide table. Its links make it reachable by keyboard. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame} role="region" aria-label={label}>
      {children}
    </div>
  );
}
