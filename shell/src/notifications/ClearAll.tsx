import { toMessage } from '@tayyib/shared/errors';
import { ActionButton } from '../controls/actions';
import styles from './NotificationPanel.module.css';
import {
  useClearNotificationsMutation,
  useGetNotificationsQuery,
  useRestoreNotificationsMutation,
  useVisitNotificationsMutation,
} from './notificationsApi';

/** Clears the notifications (with undo), or marks them as read. */
export function ClearAll() {
  const { data } = useGetNotificationsQuery();
  const [clear, cleared] = useClearNotificationsMutation();
  const [visit, visited] = useVisitNotificationsMutation();
  const [restore, restored] = useRestoreNotificationsMutation();
  const newest = data?.data[0]?.id;
  const error = cleared.error ?? visited.error ?? restored.error;
  const clearedAt = cleared.data?.clearedAt;
  const isBusy = cleared.isLoading || restored.isLoading || visited.isLoading;
  return (
    <div className={styles.actions}>
      {newest !== undefined && (data?.unread ?? 0) > 0 && (
        <ActionButton disabled={isBusy} onClick={() => void visit({ upTo: newest })}>
          Mark all read
        </ActionButton>
      )}
      {newest !== undefined && (
        <ActionButton disabled={isBusy} onClick={() => void clear({ upTo: newest })}>
          Clear All
        </ActionButton>
      )}
      {newest === undefined && clearedAt !== undefined && (
        <ActionButton
          disabled={isBusy}
          onClick={async () => {
            await restore({ clearedAt });
            cleared.reset();
          }}
        >
          Undo
        </ActionButton>
      )}
      {error && (
        <p role="alert" className={styles.refusal}>
          {toMessage(error)}
        </p>
      )}
    </div>
  );
}
