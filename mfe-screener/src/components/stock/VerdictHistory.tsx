import type { VerdictChange } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/format';
import { badgeOf } from '@tayyib/shared/shariah';
import { VerdictBadge } from '@tayyib/shared/ui';
import { Panel } from './Panel';
import styles from './VerdictHistory.module.css';

/** Every verdict ever given, newest first, each with what brought it about. */
export function VerdictHistory({ history }: { history: readonly VerdictChange[] }) {
  const newestFirst = [...history].sort((one, other) => other.decidedAt.localeCompare(one.decidedAt));
  return (
    <Panel title="History">
      {newestFirst.length === 0 ? (
        <p className={styles.none}>No verdict has been recorded yet.</p>
      ) : (
        <ol className={styles.history}>
          {newestFirst.map(({ standard, edition, status, accountsTo, decidedAt, cause, reason }) => (
            <li key={`${standard} ${edition} ${decidedAt} ${accountsTo ?? ''}`}>
              <div className={styles.head}>
                <strong>{standard}</strong>
                <VerdictBadge badge={badgeOf(status)} />
              </div>
              <p className={styles.cause}>{cause}</p>
              <p className={styles.reason}>{reason}</p>
              <p className={styles.dates}>
                {accountsTo && `Accounts to ${formatDay(accountsTo)} · `}
                Recorded <time dateTime={decidedAt}>{formatMoment(decidedAt)}</time> · edition {edition}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
