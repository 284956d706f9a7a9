import type { ConsentEvent } from '@tayyib/shared/contracts';
import { consentPurposes } from '@tayyib/shared/consents';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import styles from './profile.module.css';

/** Every consent given or withdrawn, newest first. */
export function ConsentHistory({ events }: { events: readonly ConsentEvent[] }) {
  return (
    <details>
      <summary className={styles.summary}>Consent history ({events.length})</summary>
      <ul className={`${styles.rows} ${styles.scrolling}`}>
        {events.map(({ id, purpose, action, version, at, device }) => (
          <li key={id} className={styles.row}>
            <span>
              {consentPurposes[purpose].title}: {action === 'given' ? 'agreed' : 'withdrawn'}
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
