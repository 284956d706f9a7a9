import type { Badge, WatchedStock } from '@tayyib/shared/contracts';
import { formatChange } from '@tayyib/shared/values/format';
import { badgeLabels, VerdictMark } from '@tayyib/shared/sdk/ui';
import { biggestMover } from '../../domain/biggestMover';
import styles from './ListSummary.module.css';

const badges: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];

/** How many stocks of a list have which verdict, as marks, and which moved most on the last day. */
export function ListSummary({ stocks }: { stocks: readonly WatchedStock[] }) {
  if (stocks.length === 0) return 'Empty';
  const counts = badges
    .map((badge) => ({ badge, count: stocks.filter((stock) => stock.badge === badge).length }))
    .filter(({ count }) => count > 0);
  const mover = biggestMover(stocks);
  return (
    <>
      {counts.map(({ badge, count }) => {
        const inWords = `${count} ${badgeLabels[badge].short.toLowerCase()}`;
        return (
          <span
            key={badge}
            role="img"
            aria-label={inWords}
            title={inWords}
            data-badge={badge}
            className={styles.count}
          >
            <VerdictMark badge={badge} /> {count}
          </span>
        );
      })}
      {mover && `${mover.stock_code} ${formatChange(mover.changePercent / 100)}`}
    </>
  );
}
