import type { Badge, StandardId, VerdictChange } from '@tayyib/shared/contracts';
import { withShortMonth } from '@tayyib/shared/values/format';
import { Info } from '@tayyib/shared/parts/page';
import { badgeOf, gradeNames } from '@tayyib/shared/shariah';
import { badgeLabels, Icon, type IconName } from '@tayyib/shared/sdk/ui';
import { statusByMonth, type MonthOfStatus } from '../../../domain/verdicts/statusByMonth';
import { Panel } from './Panel';
import styles from './StatusStrip.module.css';

interface Props {
  /** Oldest first, of all standards. */
  history: readonly VerdictChange[];
  standard: StandardId;
}

const short = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthLabel {
  /** Which colours the month has; none for grey. */
  part: Badge | undefined;
  text: string;
  icon: IconName;
}

/** Months without accounts are as grey as their badge is elsewhere: they say nothing of the company. */
function labelOf({ status, grade }: MonthOfStatus): MonthLabel {
  if (status === null) return { part: undefined, text: 'Not judged yet', icon: 'help' };
  const badge = badgeOf(status);
  const { text, icon } = badgeLabels[badge];
  if (grade === null) return { part: badge, text, icon };
  const isNotLoaded = grade === 'accounts_not_loaded';
  return {
    part: isNotLoaded ? undefined : badge,
    text: `${text}: ${gradeNames[grade]}`,
    icon: isNotLoaded ? 'info' : icon,
  };
}

/** The status at the end of each of the last twelve months, with icons so that it does not rely on colour. */
export function StatusStrip({ history, standard }: Props) {
  const months = statusByMonth(history, standard);
  const isAnyOutdated = months.some(({ outdatedYear }) => outdatedYear !== null);
  return (
    <Panel title="Last 12 months" isRare>
      <ol className={styles.strip}>
        {months.map((monthOfStatus) => {
          const { month, outdatedYear } = monthOfStatus;
          const { part, text: status, icon } = labelOf(monthOfStatus);
          const day = new Date(month);
          const text = `${long.format(day)}: ${status}${outdatedYear ? `, by accounts of ${outdatedYear}` : ''}`;
          return (
            <li key={month} data-badge={part} title={text}>
              <span className={styles.block}>
                <Icon name={icon} />
              </span>
              <span className={styles.month} aria-hidden="true">
                {withShortMonth(short.format(day))}
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
      <Info about="What the months show">
        As it stood at the end of each month, by the facts that were known then.
        {isAnyOutdated && ' A year below a month: the accounts of that year were outdated.'}
      </Info>
    </Panel>
  );
}
