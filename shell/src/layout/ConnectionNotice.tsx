import { useSyncExternalStore } from 'react';
import { formatMoment } from '@tayyib/shared/values/format';
import { useLastSeen } from '../offline/useRefetchWhenBack';
import { useRegistry } from '../registry/useRegistry';
import styles from './ConnectionNotice.module.css';

/** Shown while the browser is offline, while the page shows an earlier visit, or when the registry could not be loaded. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const seenAt = useLastSeen();
  const { hasFailed, retry } = useRegistry();
  const why = isOnline ? 'We cannot reach the server.' : 'You are offline.';
  return (
    <div role="status">
      {seenAt !== null ? (
        <p className={styles.notice}>
          {why} Showing what was last seen on {formatMoment(seenAt)}.
        </p>
      ) : (
        !isOnline && (
          <p className={styles.notice}>
            You are offline. The page stays as it is and updates when you are back online.
          </p>
        )
      )}
      {isOnline && seenAt === null && hasFailed && (
        <p className={styles.notice}>
          Some parts of the app could not be loaded.{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}

function subscribeToConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
