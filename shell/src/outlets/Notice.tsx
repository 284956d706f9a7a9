import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  title: string;
  children?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** Announced as an alert. */
  isUrgent?: boolean;
}

/** A page with a message instead of content. */
export function Notice({ title, children, actions, isUrgent = false }: Props) {
  return (
    <section className={styles.notice} role={isUrgent ? 'alert' : undefined}>
      <svg className={styles.icon} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        <path d="M32 17v19M32 45v1.500" />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
