import type { Alert } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { formatMoment } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { Skeleton } from '@tayyib/shared/ui';
import { ActionButton } from '../controls/actions';
import styles from './NotificationList.module.css';
import { useGetNotificationsQuery, useVisitNotificationMutation } from './notificationsApi';

interface Props {
  /** Called when a notification is opened. */
  onChosen?: () => void;
}

/** The current notifications, newest first. Opening one marks it as read. */
export function NotificationList({ onChosen }: Props) {
  const { data, error, refetch } = useGetNotificationsQuery();
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
          When the verdict of a stock in your watchlists changes, stocks come to match a screen you follow, or
          the advisor answers you, you read it here.
        </p>
      </div>
    );
  return (
    <ul className={styles.list}>
      {data.data.map((alert) => (
        <li key={alert.id}>
          <NotificationItem alert={alert} {...(onChosen && { onChosen })} />
        </li>
      ))}
    </ul>
  );
}

function NotificationItem({ alert, onChosen }: Props & { alert: Alert }) {
  const [visit] = useVisitNotificationMutation();
  const { id, title, description, triggered_at, scan_url, visited } = alert;
  const handleChosen = () => {
    if (!visited) void visit(id);
    onChosen?.();
  };
  const content = (
    <>
      <span className={styles.title}>
        {!visited && <span className={styles.dot} role="img" aria-label="Unread" />}
        {title}
      </span>
      <span className={styles.description}>{description}</span>
      <time className={styles.time} dateTime={triggered_at}>
        {formatMoment(triggered_at)}
      </time>
    </>
  );
  return scan_url === null ? (
    <button type="button" className={styles.item} onClick={handleChosen}>
      {content}
    </button>
  ) : (
    <Link to={scan_url} state={{ alert }} className={styles.item} onClick={handleChosen}>
      {content}
    </Link>
  );
}
