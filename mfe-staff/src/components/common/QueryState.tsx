import type { ReactNode } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { Failure } from '@tayyib/shared/parts/page';
import styles from './staff.module.css';

interface Props<Data> {
  query: {
    data?: Data | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is loading, for screen readers: "feeds". */
  what: string;
  children: (data: Data) => ReactNode;
}

/** The state of a query: a skeleton, its error with a retry button, or the data. */
export function QueryState<Data>({ query, what, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error) return <Failure error={error} retry={refetch} isRetrying={isFetching} />;
  if (data === undefined)
    return (
      <div role="status" className={styles.loading} aria-label={`Loading ${what}, please wait...`}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    );
  return children(data);
}

/** Why an action of a card failed; nothing while it has not. */
export function ActionFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className={styles.failure}>
      {toMessage(error)}
    </p>
  );
}
