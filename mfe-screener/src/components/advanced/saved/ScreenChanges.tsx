import type { StockSummary } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetScreenChangeQuery } from '../../../api/screensApi';
import { stockAddress } from '../../../domain/stockAddress';
import styles from './ScreenChanges.module.css';

interface Props {
  /** The id of the change in the notification. */
  id: string;
  onClose: () => void;
}

/** The change behind a notification of a followed screen: stocks that match now, and stocks that no longer do. */
export function ScreenChanges({ id, onClose }: Props) {
  const change = useGetScreenChangeQuery(id);
  return (
    <section className={styles.changes} aria-labelledby="screen-changes">
      <div className={styles.head}>
        <h2 id="screen-changes">What changed</h2>
        <Button size="small" aria-label="Close what changed" onClick={onClose}>
          Close
        </Button>
      </div>
      <Answered query={change} lines={2}>
        {({ name, day, joined, left, joinedCount, leftCount }) => (
          <>
            <p className={styles.lead}>
              {name}, as of {formatDay(day)}
            </p>
            <Stocks title="Now match" stocks={joined} count={joinedCount} />
            <Stocks title="No longer match" stocks={left} count={leftCount} />
          </>
        )}
      </Answered>
    </section>
  );
}

function Stocks({ title, stocks, count }: { title: string; stocks: readonly StockSummary[]; count: number }) {
  if (count === 0) return null;
  return (
    <>
      <h3>
        {title} ({count})
      </h3>
      <ul className={styles.list} aria-label={title}>
        {stocks.map(({ isin, stock, stock_code, badge, ...age }) => (
          <li key={isin}>
            <Link to={stockAddress(isin)}>{stock}</Link>
            <small>{stock_code}</small>
            <VerdictBadge badge={badge} age={age} />
          </li>
        ))}
      </ul>
      {count > stocks.length && <p className={styles.lead}>and {count - stocks.length} more.</p>}
    </>
  );
}
