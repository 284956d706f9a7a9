import { type ReactNode, useState } from 'react';
import { formatDay, nameOfZone, ownTimeZone } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { weeksOf } from '../../domain/ownTime';
import styles from './WeekGrid.module.css';

interface WeekGridProps<Slot> {
  slots: readonly Slot[];
  label: string;
  /** One slot in its day. */
  children: (slot: Slot, timeZone: string) => ReactNode;
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Slots by day, a week at a time, in the time zone of the device, which it names. On phones the days are one below the other. */
export function WeekGrid<Slot extends { id: string; startsAt: string }>({
  slots,
  label,
  children,
}: WeekGridProps<Slot>) {
  const [place, setPlace] = useState(0);
  const timeZone = ownTimeZone();
  const weeks = weeksOf(slots, timeZone);
  const at = Math.min(place, weeks.length - 1);
  const week = weeks[at];
  const first = week?.[0];
  const last = week?.at(-1);
  if (!week || !first || !last) return null;
  return (
    <div role="group" className={styles.grid} aria-label={label}>
      <div className={styles.head}>
        <Button aria-label="The week before" disabled={at === 0} onClick={() => setPlace(at - 1)}>
          ‹
        </Button>
        <strong aria-live="polite">
          {dayOfMonth.format(new Date(first.day))} – {formatDay(last.day)}
        </strong>
        <Button
          aria-label="The week after"
          disabled={at === weeks.length - 1}
          onClick={() => setPlace(at + 1)}
        >
          ›
        </Button>
        <span className={styles.zone}>Your time: {nameOfZone(timeZone)}</span>
      </div>
      <ol className={styles.days}>
        {week.map(({ day, slots: ofDay }) => (
          <li key={day} data-empty={ofDay.length === 0 || undefined}>
            <h3>
              {weekday.format(new Date(day))} <small>{dayOfMonth.format(new Date(day))}</small>
            </h3>
            <div className={styles.slots}>
              {ofDay.map((slot) => (
                <div key={slot.id}>{children(slot, timeZone)}</div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
