import { useCallback, useState } from 'react';
import type { Alert } from '@tayyib/shared/contracts';
import { useSocket } from '@tayyib/shared/sdk/realtime';
import styles from './AlertToast.module.css';
import { AlertToast } from './AlertToast';
import { onNewAlert } from './onNewAlert';

/** More of them would cover the page; all are below the bell. */
const maxShown = 3;

/** The alerts that arrived in the last seconds, the newest at the bottom. */
export function AlertToasts() {
  const [alerts, setAlerts] = useState<readonly Alert[]>([]);
  const close = useCallback(
    ({ id }: Alert) => setAlerts((shown) => shown.filter((one) => one.id !== id)),
    [],
  );
  useSocket((socket) =>
    onNewAlert(socket, (alert) =>
      setAlerts((shown) => [...shown.filter(({ id }) => id !== alert.id), alert].slice(-maxShown)),
    ),
  );
  return (
    <div role="status" className={styles.place}>
      {alerts.map((alert) => (
        <AlertToast key={alert.id} alert={alert} onClose={close} />
      ))}
    </div>
  );
}
