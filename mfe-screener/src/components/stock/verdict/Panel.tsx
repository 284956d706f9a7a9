import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

/** A titled section of a standard's details. */
export function Panel({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
