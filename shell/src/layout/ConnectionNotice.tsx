import { useSyncExternalStore } from 'react';
import { useRegistry } from '../registry/useRegistry';
import styles from './ConnectionNotice.module.css';

/** Shown while the browser is offline, or when the registry could not be loaded. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const { hasFailed, retry } = useRegistry();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          You are offline. The page stays as it is and updates when you are back online.
        </p>
      )}
      {isOnline && hasFailed && (
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
