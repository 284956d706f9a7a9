import { useId, type CSSProperties } from 'react';
import styles from './CardFrame.module.css';
import type { DashboardCard } from './useDashboardCards';

/** The frame and the heading of a card, of its full height from the first paint on. */
export function CardFrame({ card: { title, height, content } }: { card: DashboardCard }) {
  const id = useId();
  if (height === null) return content;
  const reserved: CSSProperties & Record<`--${string}`, string> = {
    '--wide': `${height.wide}px`,
    '--narrow': `${height.narrow}px`,
  };
  return (
    <section className={styles.card} style={reserved} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {content}
    </section>
  );
}
