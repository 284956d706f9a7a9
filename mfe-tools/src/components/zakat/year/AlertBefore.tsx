import { useState } from 'react';
import type { ZakatReminder } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button } from '@tayyib/shared/sdk/ui';
import {
  useGetZakatAccountQuery,
  useSetZakatConsentMutation,
  useSetZakatRemindersMutation,
} from '../../../api/toolsApi';
import { areRemindersOf, remindersOf } from '../../../domain/zakat/reminders/reminders';
import type { DueDay } from '../../../domain/zakat/wealthLines';
import { bothCalendars } from './bothCalendars';
import styles from './YearReminder.module.css';

const andOf = new Intl.ListFormat('en-IN');

/** Switches alerts before the next due day of every line of wealth on and off. The days are all that is sent. */
export function AlertBefore({ days }: { days: readonly DueDay[] }) {
  const { data, error } = useGetZakatAccountQuery();
  const [setConsent] = useSetZakatConsentMutation();
  const [setReminders] = useSetZakatRemindersMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const stored = data?.reminders ?? [];
  const isOn = stored.length > 0;
  const wanted = remindersOf(days);
  const these = wanted.length > 1 ? 'these days' : 'this day';
  const set = async (reminders: ZakatReminder[]) => {
    setIsSaving(true);
    const declined = reminders.length === 0 ? undefined : (await setConsent(true)).error;
    const refused = declined ?? (await setReminders({ reminders })).error;
    setIsSaving(false);
    setFailure(refused ? toMessage(refused) : null);
  };
  if (error) return null;
  return (
    <>
      <p className={styles.note} role="status">
        {isOn
          ? `You get an alert a week before ${andOf.format(stored.map(({ on }) => bothCalendars(on)))}, and each year after that.`
          : `Or get an alert a week before, each year. Your account then stores ${these}, which says something about your faith; nothing else is sent.`}
      </p>
      <div className={styles.actions}>
        {!areRemindersOf(stored, days) && (
          <Button loading={isSaving} disabled={data === undefined} onClick={() => void set(wanted)}>
            {isOn ? `Remind me of ${these} instead` : 'I agree: remind me'}
          </Button>
        )}
        {isOn && (
          <Button loading={isSaving} onClick={() => void set([])}>
            Do not remind me
          </Button>
        )}
      </div>
      {failure !== null && <Failure message={failure} />}
    </>
  );
}
