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
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { saveFile } from '../../state/saveFile';
import { bothCalendars } from './bothCalendars';
import styles from './YearReminder.module.css';

interface Props {
  /** The next days on which zakat is due; at least one. */
  days: readonly string[];
  year: ZakatSettings['year'];
}

/** The next due days, for a calendar or as an alert a week before each. */
export function YearReminder({ days, year }: Props) {
  const { user } = useViewer();
  return (
    <div className={styles.reminder}>
      <p id="next-due-days">Zakat is due next on</p>
      <ul aria-labelledby="next-due-days">
        {days.map((day) => (
          <li key={day}>{bothCalendars(day)}</li>
        ))}
      </ul>
      <Button
        onClick={() =>
          saveFile({
            text: calendarFile(days, new Date().toISOString()),
            name: 'zakat-days.ics',
            type: 'text/calendar',
          })
        }
      >
        Add these days to your calendar
      </Button>
      {user !== null && days[0] !== undefined && <AlertBefore day={days[0]} year={year} />}
    </div>
  );
}

/** Switches the alert on and off. The day is all that is sent. */
function AlertBefore({ day, year }: { day: string; year: ZakatSettings['year'] }) {
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
