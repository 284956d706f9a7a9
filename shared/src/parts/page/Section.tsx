import type { ReactNode } from 'react';
import { sectionId } from './sectionId';
import styles from './section.module.css';

/** Moves the focus to the heading of a section, where what had it is gone. */
export const focusSection = (title: string) => document.getElementById(sectionId(title))?.focus();

/** A section of the calculator with a heading. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = sectionId(title);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
