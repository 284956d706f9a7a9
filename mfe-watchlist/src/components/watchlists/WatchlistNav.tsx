import type { WatchlistCategory, WatchlistLimits } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/router';
import styles from './WatchlistNav.module.css';

interface Props {
  categories: readonly WatchlistCategory[];
  limits: WatchlistLimits;
  openId: string;
}

/** Links to the watchlists, with their stock counts. */
export function WatchlistNav({ categories, limits, openId }: Props) {
  const cap = limits.stocksPerWatchlist;
  return (
    <nav aria-label="Your watchlists">
      <ul className={styles.list}>
        {categories.map(({ _id, title, stock_count }) => (
          <li key={_id}>
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
          </li>
        ))}
      </ul>
    </nav>
  );
}
