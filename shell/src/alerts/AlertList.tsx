import { toMessage } from '@tayyib/shared/sdk/errors';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../controls/actions';
import styles from './AlertList.module.css';
import { AlertItem } from './AlertItem';
import { useGetAlertsQuery } from './alertsApi';

interface Props {
  /** Called when an alert is opened. */
  onChosen?: () => void;
  /** A kind, `unread` or `all`. */
  filter?: string;
}

/** The current alerts, newest first. Opening one marks it as read. */
export function AlertList({ onChosen, filter = 'all' }: Props) {
  const { data, error, refetch } = useGetAlertsQuery();
  if (error && !data)
    return (
      <div role="alert">
        <p>{toMessage(error)}</p>
        <ActionButton onClick={() => void refetch()}>Retry</ActionButton>
      </div>
    );
  if (!data) return <Skeleton active title={false} aria-label="Loading notifications" />;
  if (data.data.length === 0)
    return (
      <div className={styles.empty} role="status">
        <p className={styles.nothing}>No notifications</p>
        <p>
          When the verdict of a stock in your watchlists or your stored portfolio changes, a price you wait
          for is reached, or someone answers you, you read it here.
        </p>
      </div>
    );
  const shown = data.data.filter(
    ({ kind, visited }) => filter === 'all' || (filter === 'unread' ? !visited : kind === filter),
  );
  if (shown.length === 0)
    return (
      <p className={styles.empty} role="status">
        No notifications of this kind.
      </p>
    );
  return (
    <ul className={styles.list}>
      {shown.map((alert) => (
        <li key={alert.id}>
          <AlertItem alert={alert} {...(onChosen && { onChosen })} />
        </li>
      ))}
    </ul>
  );
}
