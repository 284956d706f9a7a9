import type { ReactNode } from 'react';
import styles from './TextPage.module.css';

/** A text page: one heading, then plain sections. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className={styles.text}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}
