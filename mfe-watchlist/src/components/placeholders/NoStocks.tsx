import { Link } from '@tayyib/shared/router';
import { Icon } from '@tayyib/shared/ui';
import styles from './NothingWatched.module.css';

/** The empty state of a watchlist, with a hint how to fill it. */
export function NoStocks({ title }: { title: string }) {
  return (
    <div className={styles.box}>
      <Icon name="search" />
      <h3>Nothing in “{title}” yet</h3>
      <p>
        Search a company or pick one from the screener, open it and press <b>Add to watchlist</b>.
      </p>
      <div className={styles.actions}>
        <Link to="/stock_screener">Open the Halal Stock Screener</Link>
      </div>
    </div>
  );
}
