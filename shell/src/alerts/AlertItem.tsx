import type { Alert } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import styles from './AlertList.module.css';
import { useVisitAlertMutation } from './alertsApi';

interface Props {
  alert: Alert;
  /** Whether the title and the time are enough, as on the dashboard. */
  isBrief?: boolean;
  /** Called when the alert is opened. */
  onChosen?: () => void;
}

/** One alert. Opening it marks it as read. */
export function AlertItem({ alert, isBrief = false, onChosen }: Props) {
  const [visit] = useVisitAlertMutation();
  const { id, title, description, triggered_at, scan_url, visited, image } = alert;
  const handleChosen = () => {
    if (!visited) void visit(id);
    onChosen?.();
  };
  const content = (
    <>
      <span className={styles.title}>
        {!visited && <span className={styles.dot} role="img" aria-label="Unread" />}
        {title}
      </span>
      {!isBrief && <span className={styles.description}>{description}</span>}
      {!isBrief && image !== null && <img className={styles.image} src={image} alt="" loading="lazy" />}
      <time className={styles.time} dateTime={triggered_at}>
        {isBrief ? formatDay(indianDay(new Date(triggered_at))) : formatMoment(triggered_at)}
      </time>
    </>
  );
  return scan_url === null ? (
    <button type="button" className={styles.item} onClick={handleChosen}>
      {content}
    </button>
  ) : (
    <Link to={scan_url} state={{ alert }} className={styles.item} onClick={handleChosen}>
      {content}
    </Link>
  );
}
