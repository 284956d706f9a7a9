import type { ReactNode } from 'react';
import { sectionId } from '@tayyib/shared/parts/page';
import sectionStyles from '@tayyib/shared/section.module.css';
import styles from './FormSection.module.css';

interface Props {
  title: string;
  hint?: ReactNode;
  /** What counts of it; null where nothing is entered. */
  subtotal?: string | null;
  children: ReactNode;
}

/** A section of the form; beside its heading is what counts of it. */
export function FormSection({ title, hint, subtotal = null, children }: Props) {
  const id = sectionId(title);
  return (
    <section className={sectionStyles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {subtotal !== null && <span className={styles.subtotal}>{subtotal}</span>}
      </div>
      {hint && <p className={sectionStyles.hint}>{hint}</p>}
      <div className={sectionStyles.fields}>{children}</div>
    </section>
  );
}
