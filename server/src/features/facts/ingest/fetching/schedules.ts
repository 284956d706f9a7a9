import { addDays, indianDay, indianMoment, weekdayOf } from '@tayyib/shared/values/calendar';

/** When a publisher releases the next file. Times are Indian time, `HH:MM`. */
export type Schedule = DatedSchedule | { kind: 'every'; minutes: number };

type DatedSchedule =
  /** After the close on each trading day; the address names the day. */
  | { kind: 'trading-days'; at: string }
  | { kind: 'daily'; at: string }
  /** Weekday 0 is Sunday. */
  | { kind: 'weekly'; weekday: number; at: string }
  /** On that day of each of these months (1 to 12); of every month when left out. */
  | { kind: 'monthly'; day: number; months?: readonly number[]; at: string };

/** Longer than the longest schedule, a half-year. */
const daysAhead = 400;

/** Monday to Friday. Holidays of the exchanges and sessions on weekends are not known beforehand. */
function isWeekday(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6;
}

/** The first moment after `now` at which something new is due. */
export function nextAfter(schedule: Schedule, now: Date): Date {
  if (schedule.kind === 'every') return new Date(now.getTime() + schedule.minutes * 60_000);
  const today = indianDay(now);
  for (let days = 0; days < daysAhead; days++) {
    const day = addDays(today, days);
    const moment = indianMoment(day, schedule.at);
    if (moment > now && fallsOn(schedule, day)) return moment;
  }
  throw new Error(`Nothing is ever due by ${JSON.stringify(schedule)}.`);
}

/** Whether something is due on a day. */
export function fallsOn(schedule: DatedSchedule, day: string): boolean {
  switch (schedule.kind) {
    case 'daily':
      return true;
    case 'trading-days':
      return isWeekday(day);
    case 'weekly':
      return weekdayOf(day) === schedule.weekday;
    case 'monthly':
      return (
        Number(day.slice(8)) === schedule.day &&
        (schedule.months === undefined || schedule.months.includes(Number(day.slice(5, 7))))
      );
  }
}

/** The last day whose file should be out by now. */
export function lastTradingDay({ at }: Pick<DatedSchedule, 'at'>, now: Date): string {
  let day = indianDay(now);
  while (!isWeekday(day) || indianMoment(day, at) > now) day = addDays(day, -1);
  return day;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthNames = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);

/** "trading days at 19:30", for the page. Times are Indian. */
export function scheduleInWords(schedule: Schedule): string {
  if (schedule.kind === 'every') return `every ${schedule.minutes} minutes`;
  const at = `at ${schedule.at}`;
  switch (schedule.kind) {
    case 'daily':
      return `every day ${at}`;
    case 'trading-days':
      return `trading days ${at}`;
    case 'weekly':
      return `every ${weekdays[schedule.weekday] ?? 'week'} ${at}`;
    case 'monthly':
      return schedule.months === undefined
        ? `day ${schedule.day} of every month ${at}`
        : `${schedule.day} ${schedule.months.map((month) => monthNames[month - 1]).join(' and ')} ${at}`;
  }
}
