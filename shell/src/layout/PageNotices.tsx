import { ConnectionNotice } from './ConnectionNotice';
import { InterruptionNotice } from './InterruptionNotice';
import styles from './PageNotices.module.css';
import { ReplacementNotice } from './ReplacementNotice';

/** What concerns the whole page: its connection, and modules that were switched off or replaced. It stays in view on a page that is scrolled. */
export function PageNotices() {
  return (
    <div className={styles.notices}>
      <ConnectionNotice />
      <InterruptionNotice />
      <ReplacementNotice />
    </div>
  );
}
