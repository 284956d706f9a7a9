import { useState } from 'react';
import type { StandardId, VerdictChange } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import { badgeOf, standardNames } from '@tayyib/shared/shariah';
import { Button, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { Panel } from './Panel';
import styles from './VerdictHistory.module.css';

/** Entries shown until the user expands the list. */
const initialCount = 4;

/** The recorded verdicts of one standard or of all, newest first, each with its cause. */
export function VerdictHistory({
  history,
  standard,
}: {
  /** Oldest first, as it was recorded. */
  history: readonly VerdictChange[];
  standard: StandardId;
}) {
  const [showsAllStandards, setShowsAllStandards] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const newestFirst = history.filter((change) => showsAllStandards || change.standard === standard).reverse();
  const shown = isExpanded ? newestFirst : newestFirst.slice(0, initialCount);
  return (
    <Panel title="History" isRare>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={showsAllStandards}
          onChange={() => setShowsAllStandards(!showsAllStandards)}
        />
        Show every standard’s
      </label>
      {newestFirst.length === 0 ? (
        <p className={styles.none}>No verdict has been recorded yet.</p>
      ) : (
        <ol className={styles.history}>
          {shown.map((change, at) => (
            <li key={`${change.standard} ${change.decidedAt} ${change.cause}`}>
              <div className={styles.head}>
                {showsAllStandards && <strong>{standardNames[change.standard]}</strong>}
                <VerdictBadge badge={badgeOf(change.status)} age={change} />
                <span className={styles.cause}>{change.cause}</span>
              </div>
              <p className={styles.reason}>
                {repeatsNewer(change, shown.slice(0, at)) ? 'For the same reason.' : change.reason}
              </p>
              <p className={styles.dates}>
                {change.accountsTo && `Accounts to ${formatDay(change.accountsTo)} · `}
                Recorded <time dateTime={change.decidedAt}>{formatMoment(change.decidedAt)}</time> · edition{' '}
                {change.edition}
              </p>
            </li>
          ))}
        </ol>
      )}
      {newestFirst.length > initialCount && (
        <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? 'Show fewer' : `Show ${newestFirst.length - initialCount} earlier`}
        </Button>
      )}
    </Panel>
  );
}

/** Whether the next newer verdict of the standard had the same reason. */
const repeatsNewer = ({ standard, reason }: VerdictChange, newer: readonly VerdictChange[]): boolean =>
  newer.findLast((change) => change.standard === standard)?.reason === reason;
