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
  return (
    <Panel
      title="Last 12 months"
      lead="As it stood at the end of each month, by the facts that were known then."
    >
      <ol className={styles.strip}>
        {statusByMonth(history, standard).map(({ month, status }) => {
          const badge = status === null ? undefined : badgeOf(status);
          const label = badge ? badgeLabels[badge] : { text: 'Not judged yet', icon: 'help' };
          const day = new Date(month);
          return (
            <li key={month} data-badge={badge} title={`${long.format(day)}: ${label.text}`}>
              <span className={styles.block}>
                <Icon name={label.icon} />
              </span>
              <span className={styles.month} aria-hidden="true">
                {short.format(day)}
              </span>
              <span className={styles.text}>
                {long.format(day)}: {label.text}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
