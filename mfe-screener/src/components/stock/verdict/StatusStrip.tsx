import type { StandardId, VerdictChange } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { badgeLabels, Icon } from '@tayyib/shared/ui';
import { statusByMonth } from '../../../domain/verdicts/statusByMonth';
import { Panel } from './Panel';
import styles from './StatusStrip.module.css';

interface Props {
  /** Oldest first, of all standards. */
  history: readonly VerdictChange[];
  standard: StandardId;
}

const short = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The status at the end of each of the last twelve months, with icons so that it does not rely on colour. */
export function StatusStrip({ history, standard }: Props) {
  const months = statusByMonth(history, standard);
  const isAnyOutdated = months.some(({ outdatedYear }) => outdatedYear !== null);
  return (
    <Panel
      title="Last 12 months"
      lead={`As it stood at the end of each month, by the facts that were known then.${isAnyOutdated ? ' A year below a month: the accounts of that year were outdated.' : ''}`}
    >
      <ol className={styles.strip}>
        {months.map(({ month, status, outdatedYear }) => {
          const badge = status === null ? undefined : badgeOf(status);
          const label = badge ? badgeLabels[badge] : { text: 'Not judged yet', icon: 'help' };
          const day = new Date(month);
          const text = `${long.format(day)}: ${label.text}${outdatedYear ? `, by accounts of ${outdatedYear}` : ''}`;
          return (
            <li key={month} data-badge={badge} title={text}>
              <span className={styles.block}>
                <Icon name={label.icon} />
              </span>
              <span className={styles.month} aria-hidden="true">
                {short.format(day)}
              </span>
              {outdatedYear && (
                <span className={styles.year} aria-hidden="true">
                  ’{outdatedYear.slice(2)}
                </span>
              )}
              <span className={styles.text}>{text}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
