import type { ReactNode } from 'react';
import styles from './CardParts.module.css';

/** What a card of the dashboard says when it has nothing to show: why, and the next step. Such a card is short. */
export function CardEmpty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div data-empty="true" className={styles.empty}>
      <p>{children}</p>
      {action && <p className={styles.foot}>{action}</p>}
    </div>
  );
}

/** What a card of the dashboard renders that has nothing to say to this viewer. The page does not show such a card. */
export const CardAbsent = () => <span hidden data-absent="true" />;

/** The last line of a card of the dashboard: where there is more. */
export const CardFoot = ({ children }: { children: ReactNode }) => <p className={styles.foot}>{children}</p>;

/** The entries of a card of the dashboard, one below the other. With `isExcerpt`, a phone shows the first two. */
export const CardRows = ({ children, isExcerpt = false }: { children: ReactNode; isExcerpt?: boolean }) => (
  <ul className={styles.rows} data-more={isExcerpt || undefined}>
    {children}
  </ul>
);

interface CardRowProps {
  title: ReactNode;
  /** On the right. */
  side?: ReactNode;
  /** Below the title, in one line. */
  detail?: ReactNode;
}

/** One entry of a card of the dashboard: two lines, cut where they are too long. */
export function CardRow({ title, side, detail }: CardRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.title}>{title}</span>
      {side && <span className={styles.side}>{side}</span>}
      {detail && <span className={styles.detail}>{detail}</span>}
    </li>
  );
}
