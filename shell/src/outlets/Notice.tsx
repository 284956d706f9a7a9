import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Read out as soon as it appears. */
  isUrgent?: boolean;
}

/** A page that says why there is nothing else to show. */
export function Notice({ title, children, actions, isUrgent = false }: Props) {
  return (
    <section className={styles.notice} role={isUrgent ? 'alert' : undefined}>
      <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        <path d="M32 17v19M32 45v1.500" />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
