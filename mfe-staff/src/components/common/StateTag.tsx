import type { ReactNode } from 'react';
import styles from './staff.module.css';

/** A short state label. The colour only repeats the text. */
export function StateTag({
  tone,
  children,
}: {
  tone: 'good' | 'bad' | 'open' | 'plain';
  children: ReactNode;
}) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}
