import { useState } from 'react';
import type { StandardId, VerdictChange } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/format';
import { badgeOf, standardNames } from '@tayyib/shared/shariah';
import { Button, VerdictBadge } from '@tayyib/shared/ui';
import { Panel } from './Panel';
import styles from './VerdictHistory.module.css';

/** As many as are shown until more are asked for. */
const atFirst = 4;

/** Every verdict ever given by a standard, or by all, newest first, each with what brought it about. */
export function VerdictHistory({
  history,
  standard,
}: {
  /** Oldest first, as it was recorded. */
  history: readonly VerdictChange[];
  standard: StandardId;
}) {
  const [isOfAll, setOfAll] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const newestFirst = history.filter((change) => isOfAll || change.standard === standard).reverse();
  const shown = isWhole ? newestFirst : newestFirst.slice(0, atFirst);
  return (
    <Panel title="History">
      <label className={styles.all}>
        <input type="checkbox" checked={isOfAll} onChange={() => setOfAll(!isOfAll)} />
        Show every standard’s
      </label>
      {newestFirst.length === 0 ? (
        <p className={styles.none}>No verdict has been recorded yet.</p>
      ) : (
        <ol className={styles.history}>
          {shown.map((change) => (
            <li key={`${change.standard} ${change.decidedAt} ${change.cause}`}>
              <div className={styles.head}>
                {isOfAll && <strong>{standardNames[change.standard]}</strong>}
                <VerdictBadge badge={badgeOf(change.status)} />
                <span className={styles.cause}>{change.cause}</span>
              </div>
              <p className={styles.reason}>{change.reason}</p>
              <p className={styles.dates}>
                {change.accountsTo && `Accounts to ${formatDay(change.accountsTo)} · `}
                Recorded <time dateTime={change.decidedAt}>{formatMoment(change.decidedAt)}</time> · edition{' '}
                {change.edition}
              </p>
            </li>
          ))}
        </ol>
      )}
      {newestFirst.length > atFirst && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${newestFirst.length - atFirst} earlier`}
        </Button>
      )}
    </Panel>
  );
}
