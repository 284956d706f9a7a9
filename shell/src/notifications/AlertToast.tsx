import { useEffect, useState } from 'react';
import type { Alert } from '@tayyib/shared/contracts';
import { useSocket } from '@tayyib/shared/realtime';
import { Link } from '@tayyib/shared/router';
import { Icon } from '@tayyib/shared/ui';
import styles from './AlertToast.module.css';
import { onNewAlert } from './onNewAlert';

const shownMs = 5_000;

/** Shows a new alert for a few seconds. It stays while it is hovered or focused. */
export function AlertToast() {
  const [alert, setAlert] = useState<Alert | null>(null);
  const [isPaused, setPaused] = useState(false);
  const close = () => {
    setAlert(null);
    setPaused(false);
  };
  useSocket((socket) => onNewAlert(socket, setAlert));
  useEffect(() => {
    if (!alert || isPaused) return;
    const timer = setTimeout(() => setAlert(null), shownMs);
    return () => clearTimeout(timer);
  }, [alert, isPaused]);
  return (
    <div role="status" className={styles.place}>
      {alert && (
        // pauses the timer only; the interactive elements are inside
        <div
          className={styles.toast}
          role="presentation"
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <p className={styles.text}>
            {alert.scan_url === null ? (
              alert.title
            ) : (
              <Link to={alert.scan_url} state={{ alert }} onClick={close}>
                {alert.title}
              </Link>
            )}
          </p>
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
