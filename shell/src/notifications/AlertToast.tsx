import { useEffect, useState } from 'react';
import type { Alert } from '@tayyib/shared/contracts';
import { useSocket } from '@tayyib/shared/realtime';
import { Link } from '@tayyib/shared/router';
import { Icon } from '@tayyib/shared/ui';
import styles from './AlertToast.module.css';

const shownMs = 5_000;

/** Shows what was just raised for a moment, and reads it out. It stays while somebody points at it or is on it. */
export function AlertToast() {
  const [alert, setAlert] = useState<Alert | null>(null);
  const [isHeld, setHeld] = useState(false);
  const close = () => {
    setAlert(null);
    setHeld(false);
  };
  useSocket((socket) => {
    socket.on('newAlert', setAlert);
    return () => socket.off('newAlert', setAlert);
  });
  useEffect(() => {
    if (!alert || isHeld) return;
    const timer = setTimeout(() => setAlert(null), shownMs);
    return () => clearTimeout(timer);
  }, [alert, isHeld]);
  return (
    <div role="status" className={styles.place}>
      {alert && (
        // only holds the clock; what can be pressed is inside
        <div
          className={styles.toast}
          role="presentation"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p className={styles.words}>
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
