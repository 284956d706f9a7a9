import { useRef, useState, type FormEvent } from 'react';
import type { AlertTiming } from '@tayyib/shared/contracts';
import { ActionButton } from '../../../controls/actions';
import { ActionMessage } from '../../profile/ActionMessage';
import { useTimeAlertsMutation } from '../alertSettingsApi';
import styles from '../notification.module.css';

/** When mails and pushes are sent, in Indian time. Another tab's change fills the fields again. */
export function TimingForm({ timing }: { timing: AlertTiming }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.block}>
      <h2 id="alert-times" ref={heading} tabIndex={-1}>
        Times
      </h2>
      <Fields key={JSON.stringify(timing)} timing={timing} onSaved={() => heading.current?.focus()} />
    </div>
  );
}

interface FieldsProps {
  timing: AlertTiming;
  /** Called before the fields are filled again. */
  onSaved: () => void;
}

function Fields({ timing, onSaved }: FieldsProps) {
  const [mail, setMail] = useState(timing.mail);
  const [dailyAt, setDailyAt] = useState(timing.dailyAt);
  const [isQuiet, setQuiet] = useState(timing.quiet !== null);
  const [from, setFrom] = useState(timing.quiet?.from ?? '22:00');
  const [until, setUntil] = useState(timing.quiet?.until ?? '07:00');
  const [save, saving] = useTimeAlertsMutation({ fixedCacheKey: 'alert-timing' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await save({ mail, dailyAt, quiet: isQuiet ? { from, until } : null });
    if (!error) onSaved();
  };
  return (
    <form className={styles.form} aria-labelledby="alert-times" onSubmit={(event) => void submit(event)}>
      <label>
        Mails
        <select
          className={styles.field}
          value={mail}
          onChange={({ target }) => setMail(target.value === 'daily' ? 'daily' : 'at-once')}
        >
          <option value="at-once">At once</option>
          <option value="daily">Once a day, together</option>
        </select>
      </label>
      {mail === 'daily' && <Time label="Daily mail at" value={dailyAt} onTime={setDailyAt} />}
      <label>
        Quiet hours
        <select
          className={styles.field}
          value={isQuiet ? 'on' : 'off'}
          onChange={({ target }) => setQuiet(target.value === 'on')}
        >
          <option value="off">None</option>
          <option value="on">Pushes and mails wait</option>
        </select>
      </label>
      {isQuiet && <Time label="Quiet from" value={from} onTime={setFrom} />}
      {isQuiet && <Time label="Quiet until" value={until} onTime={setUntil} />}
      <ActionButton type="submit" isBusy={saving.isLoading}>
        Save the times
      </ActionButton>
      <ActionMessage
        error={saving.error}
        notice={saving.isSuccess ? 'Saved. Times are of India.' : undefined}
      />
    </form>
  );
}

function Time({ label, value, onTime }: { label: string; value: string; onTime: (time: string) => void }) {
  return (
    <label>
      {label}
      <input
        className={styles.field}
        type="time"
        required
        value={value}
        onChange={({ target }) => onTime(target.value)}
      />
    </label>
  );
}
