import { type FormEvent, useState } from 'react';
import type { ConsultationHours } from '@tayyib/shared/contracts';
import { consultationDaysAhead, maxConsultationHours } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { Alert, Button, Icon } from '@tayyib/shared/sdk/ui';
import { useChangeConsultationHoursMutation } from '../../api/consultationsApi';
import styles from './AdvisorCalendar.module.css';

/** Monday first; Sunday is 0. */
const weekdays = [
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['0', 'Sunday'],
] as const;
const times = Array.from({ length: 48 }, (_, half) =>
  [Math.floor(half / 2), (half % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
);
const newHours = { weekday: 1, from: '17:00', until: '19:00' };

/** The id tells the rows of the form apart. */
type EditedHours = ConsultationHours & { id: string };

/** The hours of an advisor that repeat every week. Each half hour in them can be booked. */
export function HoursForm({ hours: saved }: { hours: readonly ConsultationHours[] }) {
  // until the advisor changes something, what is saved
  const [edited, setEdited] = useState<EditedHours[] | null>(null);
  const [change, { error, isLoading, isSuccess }] = useChangeConsultationHoursMutation();
  const hours = edited ?? saved.map((one) => ({ ...one, id: `${one.weekday} ${one.from}` }));
  const edit = (id: string, part: Partial<ConsultationHours>) =>
    setEdited(hours.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: refusal } = await change(
      hours.map(({ weekday, from, until }) => ({ weekday, from, until })),
    );
    if (!refusal) setEdited(null);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.hours}>
        <legend>Weekly hours (India)</legend>
        <span>Each half hour in them can be booked, {consultationDaysAhead} days ahead.</span>
        {hours.map(({ id, weekday, from, until }, place) => (
          <div key={id} className={styles.row}>
            <select
              aria-label={`Day of hours ${place + 1}`}
              value={weekday}
              onChange={({ target }) => edit(id, { weekday: Number(target.value) })}
            >
              {weekdays.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <select
              aria-label={`Hours ${place + 1} begin`}
              value={from}
              onChange={({ target }) => edit(id, { from: target.value })}
            >
              {times.map((time) => (
                <option key={time}>{time}</option>
              ))}
            </select>
            to
            <select
              aria-label={`Hours ${place + 1} end`}
              value={until}
              onChange={({ target }) => edit(id, { until: target.value })}
            >
              {times.map((time) => (
                <option key={time}>{time}</option>
              ))}
            </select>
            <Button
              aria-label={`Remove hours ${place + 1}`}
              icon={<Icon name="delete" />}
              onClick={() => setEdited(hours.filter((one) => one.id !== id))}
            />
          </div>
        ))}
        {error && <Failure error={error} />}
        {isSuccess && edited === null && <Alert role="status" type="success" showIcon title="Saved." />}
        <div className={styles.row}>
          <Button
            icon={<Icon name="plus" />}
            disabled={hours.length >= maxConsultationHours}
            onClick={() => setEdited([...hours, { ...newHours, id: crypto.randomUUID() }])}
          >
            Add hours
          </Button>
          <Button type="primary" htmlType="submit" loading={isLoading} disabled={edited === null}>
            Save the hours
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
