import type { WatchlistCategory, WatchlistLimits } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { watchEdges } from '@tayyib/shared/parts/tables';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './WatchlistNav.module.css';

interface Props {
  categories: readonly WatchlistCategory[];
  limits: WatchlistLimits;
  openId: string;
  /** Those shown beside the open one. */
  beside: readonly string[];
  onBeside: (id: string) => void;
}

/** Links to the watchlists, with their stock counts. On wide screens each can be shown beside the open one. */
export function WatchlistNav({ categories, limits, openId, beside, onBeside }: Props) {
  const cap = limits.stocksPerWatchlist;
  return (
    <nav aria-label="Your watchlists">
      <ul ref={watchEdges} className={styles.list}>
        {categories.map(({ _id, title, stock_count }) => (
          <li key={_id} className={styles.item}>
            <Link
              to={`?list=${_id}`}
              className={styles.link}
              aria-current={_id === openId ? 'page' : undefined}
            >
              <span className={styles.title}>{title}</span>
              <span className={styles.count}>
                {stock_count} of {cap} stocks
              </span>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.filled}
                  style={{ width: `${Math.min(100, (100 * stock_count) / cap)}%` }}
                />
              </span>
            </Link>
            {_id !== openId && (
              <Button
                size="small"
                className={styles.beside ?? ''}
                type={beside.includes(_id) ? 'primary' : 'default'}
                aria-pressed={beside.includes(_id)}
                aria-label={`Show ${title} side by side`}
                onClick={() => onBeside(_id)}
              >
                Side by side
              </Button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
