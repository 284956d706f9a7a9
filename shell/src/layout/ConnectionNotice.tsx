import { useSyncExternalStore } from 'react';
import { useRegistry } from '../registry/useRegistry';
import styles from './ConnectionNotice.module.css';

/** Says when the connection is gone, or when part of the app could not be found, and what to do. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(listenToConnection, () => navigator.onLine);
  const { hasFailed, retry } = useRegistry();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          You are offline. What is on the page stays; it goes on when you are back.
        </p>
      )}
      {isOnline && hasFailed && (
        <p className={styles.notice}>
          Parts of the app could not be found just now.{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}

function listenToConnection(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
