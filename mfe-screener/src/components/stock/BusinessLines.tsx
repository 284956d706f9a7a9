import type { BusinessOutcome, Verdict } from '@tayyib/shared/contracts';
import { formatPercent } from '@tayyib/shared/format';
import { Icon } from '@tayyib/shared/ui';
import { linesOfBusiness } from '../../domain/linesOfBusiness';
import { basisWords, outcomeWords } from '../../domain/wording';
import styles from './BusinessLines.module.css';
import { Panel } from './Panel';

const icons: Record<BusinessOutcome, string> = {
  permissible: 'check',
  not_permissible: 'cross',
  doubtful: 'warning',
  unknown: 'help',
};

/** What the company does, line by line, and which rule each line met. */
export function BusinessLines({ verdicts }: { verdicts: readonly Verdict[] }) {
  const lines = linesOfBusiness(verdicts);
  return (
    <Panel title="Lines of business">
      {lines.length === 0 ? (
        <p className={styles.none}>No line of business is on file.</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map(({ activity, basis, shareOfRevenue, findings }) => (
            <li key={`${basis} ${activity}`} className={styles.line}>
              <div className={styles.what}>
                <strong>{activity}</strong>
                <span>{basisWords[basis]}</span>
              </div>
              <div className={styles.share}>
                {shareOfRevenue === null ? (
                  'Share not stated'
                ) : (
                  <>
                    <span className={styles.bar} aria-hidden="true">
                      <span style={{ width: `${shareOfRevenue * 100}%` }} />
                    </span>
                    {formatPercent(shareOfRevenue)} of revenue
                  </>
                )}
              </div>
              <ul className={styles.findings} aria-label="By standard">
                {findings.map(({ standard, outcome, rule }) => (
                  <li key={standard} data-outcome={outcome}>
                    <Icon name={icons[outcome]} />
                    <span>
                      {standard}: {outcomeWords[outcome]}
                      {rule !== 'none' && ` (${rule})`}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
