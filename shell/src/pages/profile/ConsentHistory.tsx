import type { ConsentEvent } from '@tayyib/shared/contracts';
import { consentPurposes } from '@tayyib/shared/consents';
import { formatDay, formatMoment } from '@tayyib/shared/format';
import styles from './profile.module.css';

/** Each time one agreed or took it back, newest first. */
export function ConsentHistory({ events }: { events: readonly ConsentEvent[] }) {
  return (
    <details>
      <summary className={styles.summary}>When you said so ({events.length})</summary>
      <ul className={`${styles.rows} ${styles.scrolling}`}>
        {events.map(({ id, purpose, action, version, at, device }) => (
          <li key={id} className={styles.row}>
            <span>
              {consentPurposes[purpose].title}: {action === 'given' ? 'agreed' : 'taken back'}
              <span className={styles.hint}>
                {[`Text of ${formatDay(version)}`, device].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className={styles.hint}>{formatMoment(at)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
