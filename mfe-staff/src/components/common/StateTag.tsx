import type { ReactNode } from 'react';
import styles from './staff.module.css';

/** A state in a word or two. The colour only repeats what the words say. */
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
