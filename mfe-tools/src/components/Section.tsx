import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** The id of a section's heading, to which a link jumps. */
export const sectionId = (title: string) => `section-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** A section of the calculator with a heading. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = sectionId(title);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
