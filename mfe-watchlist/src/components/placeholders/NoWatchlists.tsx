import { Link } from '@tayyib/shared/router';
import { Button, Icon } from '@tayyib/shared/ui';
import styles from './NothingWatched.module.css';

/** The empty state of a user without watchlists. */
export function NoWatchlists({ onCreate }: { onCreate: () => void }) {
  return (
    <section className={styles.box} aria-label="How to begin">
      <Icon name="eye" />
      <h2>Nothing watched yet</h2>
      <p>
        Create a watchlist, then open a company and press <b>Add to watchlist</b>. Its verdict stays in view
        here, with the reason, on every device you sign in on.
      </p>
      <div className={styles.actions}>
        <Button type="primary" icon={<Icon name="plus" />} onClick={onCreate}>
          Create watchlist
        </Button>
        <Link to="/stock_screener">Find halal stocks</Link>
      </div>
    </section>
  );
}
