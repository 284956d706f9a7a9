import { Link } from '@tayyib/shared/router';
import { ClearAll } from './ClearAll';
import { NotificationList } from './NotificationList';
import styles from './NotificationPanel.module.css';

/** The panel below the bell. */
export default function NotificationPanel({ onChosen }: { onChosen: () => void }) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>Notifications</h2>
        <ClearAll />
      </div>
      <div className={styles.list}>
        <NotificationList onChosen={onChosen} />
      </div>
      <p className={styles.foot}>
        <Link to="/notification" onClick={onChosen}>
          See all notifications
        </Link>
      </p>
    </>
  );
}
