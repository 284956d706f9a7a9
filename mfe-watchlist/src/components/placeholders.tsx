import { Failure } from '@tayyib/shared/parts/page';
import { Button, Icon, Skeleton } from '@tayyib/shared/sdk/ui';
import { Link } from '@tayyib/shared/sdk/router';
import styles from './placeholders.module.css';

/** Placeholder lines while data loads, with a label for screen readers. */
export function Loading({ what, rows = 4 }: { what: string; rows?: number }) {
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}

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

interface UnloadedProps {
  query: { data?: unknown; error?: unknown; isLoading: boolean; refetch: () => unknown };
  /** What is loading, for screen readers: "the stocks". */
  what: string;
}

/** A query without data yet: that it is loading, or its error with a retry button. */
export function Unloaded({ query: { data, error, isLoading, refetch }, what }: UnloadedProps) {
  if (isLoading) return <Loading what={what} />;
  if (error === undefined || data !== undefined) return null;
  return <Failure error={error} retry={refetch} />;
}
