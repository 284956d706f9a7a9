import { formatDay } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import type { HawlYear } from '../../../domain/zakat/hawl';
import styles from './YearReminder.module.css';

interface Props {
  years: readonly HawlYear[];
  onEnter: (year: HawlYear) => void;
}

/** The years that have passed since the one on the page, each with a button that puts it there. */
export function MissedYears({ years, onEnter }: Props) {
  return (
    <div className={styles.reminder} role="group" aria-label="Years that have passed since">
      {years.map((year) => (
        <Button key={year.dueOn} onClick={() => onEnter(year)}>
          Enter the year due on {formatDay(year.dueOn)}
        </Button>
      ))}
      <p className={styles.note}>
        The amounts stay as they are: change them to what you owned on that day. Save this year first, if you
        save your years.
      </p>
    </div>
  );
}
