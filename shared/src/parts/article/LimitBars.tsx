import type { ArticleBar } from '@tayyib/shared/contracts';
import { formatNumber, formatPercent } from '@tayyib/shared/values/format';
import styles from './article.module.css';

interface Props {
  title: string;
  bars: readonly ArticleBar[];
}

/** Ratios as bars, each with its limit as a line. */
export function LimitBars({ title, bars }: Props) {
  const widest = Math.max(...bars.flatMap(({ percent, limit }) => [percent, limit ?? 0]), 1) * 1.08;
  const at = (percent: number) => (percent / widest) * 100;
  return (
    <figure className={styles.bars}>
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ label, percent, limit }) => {
          const isBeyond = limit !== null && percent > limit;
          return (
            <li key={label}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>
                {formatPercent(percent / 100)}
                {limit !== null && <small> of {formatNumber(limit)}% allowed</small>}
              </span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.track} width="100" height="10" />
                <rect className={isBeyond ? styles.beyond : styles.within} width={at(percent)} height="10" />
                {limit !== null && (
                  <rect className={styles.limit} x={at(limit) - 0.25} width="0.5" height="10" />
                )}
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
