import { useViewer } from '@tayyib/shared/sdk/modules';
import { Button } from '@tayyib/shared/sdk/ui';
import { calendarFile } from '../../../domain/zakat/reminders/calendarFile';
import type { DueDay } from '../../../domain/zakat/wealthLines';
import { saveFile } from '@tayyib/shared/parts/page';
import { AlertBefore } from './AlertBefore';
import { bothCalendars } from './bothCalendars';
import styles from './YearReminder.module.css';

interface Props {
  /** The next days on which zakat is due, of all lines of wealth; at least one. */
  days: readonly DueDay[];
  /** Whether there are several lines of wealth: each day then says of which it is. */
  hasMany: boolean;
}

/** The next due days, for a calendar or as an alert a week before each. */
export function YearReminder({ days, hasMany }: Props) {
  const { user } = useViewer();
  return (
    <div className={styles.reminder}>
      <p id="next-due-days">Zakat is due next on</p>
      <ul aria-labelledby="next-due-days">
        {days.map(({ day, wealth }) => (
          <li key={`${day} ${wealth.id}`}>
            {bothCalendars(day)}
            {hasMany && `, ${wealth.name}`}
          </li>
        ))}
      </ul>
      <Button
        onClick={() =>
          saveFile({
            text: calendarFile(days, new Date().toISOString(), hasMany),
            name: 'zakat-days.ics',
            type: 'text/calendar',
          })
        }
      >
        Add these days to your calendar
      </Button>
      {user !== null && <AlertBefore days={days} />}
    </div>
  );
}
