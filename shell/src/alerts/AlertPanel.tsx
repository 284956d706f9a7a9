import { useRef } from 'react';
import { Link } from '@tayyib/shared/sdk/router';
import { ClearAll } from './ClearAll';
import { AlertList } from './AlertList';
import styles from './AlertPanel.module.css';

/** The panel below the bell. */
export default function AlertPanel({ onChosen }: { onChosen: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Notifications
        </h2>
        <ClearAll heading={heading} />
      </div>
      <div className={styles.list}>
        <AlertList onChosen={onChosen} />
      </div>
      <p className={styles.foot}>
        <Link to="/notification" onClick={onChosen}>
          See all notifications
        </Link>
      </p>
    </>
  );
}
