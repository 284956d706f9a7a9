import { addDays, weekdayOf } from '@tayyib/shared/values/calendar';
import { ownTimeZone } from '@tayyib/shared/values/format';

/** As `5:30 pm`. */
export const formatTime = (iso: string, timeZone = ownTimeZone()): string =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso));

/** The calendar day of a moment there, as `2026-11-30`. */
const dayIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(iso));

export interface WeekDay<Slot> {
  day: string;
  slots: Slot[];
}

/** The weeks, Monday to Sunday, in which slots begin. */
export function weeksOf<Slot extends { startsAt: string }>(
  slots: readonly Slot[],
  timeZone: string,
): WeekDay<Slot>[][] {
  const byWeek = new Map<string, WeekDay<Slot>[]>();
  for (const slot of slots.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const day = dayIn(slot.startsAt, timeZone);
    const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
    const week =
      byWeek.get(monday) ??
      Array.from({ length: 7 }, (_, days): WeekDay<Slot> => ({ day: addDays(monday, days), slots: [] }));
    byWeek.set(monday, week);
    week.find((one) => one.day === day)?.slots.push(slot);
  }
  return [...byWeek.values()];
}

/** How long it is until a moment, as `2 days 3 h`, `1 h 5 min` or `4 min 10 s`; null when it has come. */
export function formatTimeUntil(startsAt: number, now: number): string | null {
  const seconds = Math.ceil((startsAt - now) / 1000);
  if (seconds <= 0) return null;
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
