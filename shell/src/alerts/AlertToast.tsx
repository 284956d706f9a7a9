import { useEffect, useState } from 'react';
import type { Alert } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import { useVisitAlertMutation } from './alertsApi';
import styles from './AlertToast.module.css';

const shownMs = 5_000;

interface Props {
  alert: Alert;
  /** Called after a few seconds, when it is dismissed, and when it is opened. */
  onClose: (alert: Alert) => void;
}

/** A new alert, shown for a few seconds. It stays while it is hovered or focused. Opening it marks it as read. */
export function AlertToast({ alert, onClose }: Props) {
  const [isPaused, setPaused] = useState(false);
  const [visit] = useVisitAlertMutation();
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onClose(alert), shownMs);
    return () => clearTimeout(timer);
  }, [alert, isPaused, onClose]);
  const { id, title, description, scan_url, image } = alert;
  const open = () => {
    void visit(id);
    onClose(alert);
  };
  return (
    // pauses the timer only; the interactive elements are inside
    <div
      className={styles.toast}
      role="presentation"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {image !== null && <img className={styles.image} src={image} alt="" />}
      <div className={styles.text}>
        <p className={styles.title}>
          <Link to={scan_url ?? '/notification'} state={{ alert }} onClick={open}>
            {title}
          </Link>
        </p>
        <p className={styles.description}>{description}</p>
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => onClose(alert)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
