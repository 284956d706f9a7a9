/** When a publisher brings out what comes next. Times are Indian time, `HH:MM`. */
export type Schedule =
  /** After the close on each trading day; the address names the day. */
  | { kind: 'trading-days'; at: string }
  | { kind: 'daily'; at: string }
  /** Weekday 0 is Sunday. */
  | { kind: 'weekly'; weekday: number; at: string }
  /** On that day of each of these months (1 to 12); of every month when left out. */
  | { kind: 'monthly'; day: number; months?: readonly number[]; at: string };

/** India keeps one time all year, 5:30 ahead of UTC. */
const aheadMs = 5.5 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Longer than the longest schedule, a half-year. */
const daysAhead = 400;

/** The calendar day in India, `YYYY-MM-DD`. */
export const indianDay = (moment: Date): string =>
  new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10);

/** A time of day in India on a calendar day. */
export function indianMoment(day: string, at: string): Date {
  return new Date(new Date(`${day}T${at}:00Z`).getTime() - aheadMs);
}

export const dayAfter = (day: string, days = 1): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * dayMs).toISOString().slice(0, 10);

/** Monday to Friday. Holidays of the exchanges are not known beforehand: on those there is no file. */
export function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The first moment after `now` at which something new is due. */
export function nextAfter(schedule: Schedule, now: Date): Date {
  const today = indianDay(now);
  for (let days = 0; days < daysAhead; days++) {
    const day = dayAfter(today, days);
    const moment = indianMoment(day, schedule.at);
    if (moment > now && fallsOn(schedule, day)) return moment;
  }
  throw new Error(`Nothing is ever due by ${JSON.stringify(schedule)}.`);
}

function fallsOn(schedule: Schedule, day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  switch (schedule.kind) {
    case 'daily':
      return true;
    case 'trading-days':
      return isWeekday(day);
    case 'weekly':
      return date.getUTCDay() === schedule.weekday;
    case 'monthly':
      return (
        date.getUTCDate() === schedule.day &&
        (schedule.months === undefined || schedule.months.includes(date.getUTCMonth() + 1))
      );
  }
}

/** The last day whose file should be out by now. */
export function lastTradingDay({ at }: Schedule, now: Date): string {
  let day = indianDay(now);
  while (!isWeekday(day) || indianMoment(day, at) > now) day = dayAfter(day, -1);
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
