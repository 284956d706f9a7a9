import { useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { useViewer } from '@tayyib/shared/modules';
import { Alert, Button } from '@tayyib/shared/ui';
import {
  useGetZakatAccountQuery,
  useSetZakatConsentMutation,
  useSetZakatReminderMutation,
} from '../../api/toolsApi';
import { calendarFile } from '../../domain/zakat/calendarFile';
import type { DueDay } from '../../domain/zakat/wealthLines';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { saveFile } from '../../state/saveFile';
import { bothCalendars } from './bothCalendars';
import styles from './YearReminder.module.css';

interface Props {
  /** The next days on which zakat is due, of all lines of wealth; at least one. */
  days: readonly DueDay[];
  /** The next day of the line that is shown; null if no year of it runs. */
  ownDay: string | null;
  year: ZakatSettings['year'];
  /** Whether there are several lines of wealth: each day then says of which it is. */
  hasMany: boolean;
}

/** The next due days, for a calendar or as an alert a week before each. */
export function YearReminder({ days, ownDay, year, hasMany }: Props) {
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
      {user !== null && ownDay !== null && <AlertBefore day={ownDay} year={year} isOneOfMany={hasMany} />}
    </div>
  );
}

interface AlertProps {
  day: string;
  year: ZakatSettings['year'];
  /** Whether other lines of wealth have days of their own. */
  isOneOfMany: boolean;
}

/** Switches the alert on and off. The day is all that is sent. */
function AlertBefore({ day, year, isOneOfMany }: AlertProps) {
  const { data, error } = useGetZakatAccountQuery();
  const [setConsent] = useSetZakatConsentMutation();
  const [setReminder] = useSetZakatReminderMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const reminder = data?.reminder ?? null;
  const isOfDay = reminder?.on === day && reminder.year === year;
  const set = async (on: string | null) => {
    setIsSaving(true);
    const declined = on === null ? undefined : (await setConsent(true)).error;
    const refused = declined ?? (await setReminder({ on, year })).error;
    setIsSaving(false);
    setFailure(refused ? toMessage(refused) : null);
  };
  if (error) return null;
  return (
    <>
      <p className={styles.note} role="status">
        {reminder === null
          ? 'Or get an alert a week before, each year. Your account then stores this day, which says something about your faith; nothing else is sent.'
          : `You get an alert a week before ${bothCalendars(reminder.on)}, and each year after that.`}
        {isOneOfMany && ' The alert is of one line of wealth; the calendar has the days of all.'}
      </p>
      <div className={styles.actions}>
        {!isOfDay && (
          <Button loading={isSaving} disabled={data === undefined} onClick={() => void set(day)}>
            {reminder === null ? 'I agree: remind me' : 'Remind me of the new day'}
          </Button>
        )}
        {reminder !== null && (
          <Button loading={isSaving} onClick={() => void set(null)}>
            Do not remind me
          </Button>
        )}
      </div>
      {failure !== null && <Alert role="alert" type="error" title={failure} />}
    </>
  );
}
