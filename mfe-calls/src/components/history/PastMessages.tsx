import { Failure } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetCallMessagesQuery } from '../../api/callsApi';
import styles from './CallRow.module.css';

/** The chat messages of a past call. */
export function PastMessages({ callId, username }: { callId: string; username: string }) {
  const { data, error } = useGetCallMessagesQuery(callId);
  if (error) return <Failure error={error} />;
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
