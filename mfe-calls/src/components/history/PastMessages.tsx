import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment } from '@tayyib/shared/values/format';
import { Alert, Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetCallMessagesQuery } from '../../api/callsApi';
import styles from './CallRow.module.css';

/** The chat messages of a past call. */
export function PastMessages({ callId, username }: { callId: string; username: string }) {
  const { data, error } = useGetCallMessagesQuery(callId);
  if (error) return <Alert role="alert" type="error" title={toMessage(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <ul className={styles.lines} aria-label={`Messages with ${username}`}>
      {data.messages.map(({ id, isOwn, content, at }) => (
        <li key={id}>
          <strong>{isOwn ? 'You' : username}:</strong> {content} <time dateTime={at}>{formatMoment(at)}</time>
        </li>
      ))}
    </ul>
  );
}
