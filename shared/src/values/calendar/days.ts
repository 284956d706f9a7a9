const msPerDay = 86_400_000;

/** A calendar day, `YYYY-MM-DD`, as its number: days since 1 January 1970. NaN for anything else. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;

/** Days by number: writing one costs thirty times as much as finding it, and a portfolio asks for the same few thousand over and over. */
const writtenDays = new Map<number, string>();
/** More than the days of two centuries. */
const maxWrittenDays = 100_000;

/** The calendar day of a day number. */
export function dayFromNumber(number: number): string {
  const written = writtenDays.get(number);
  if (written !== undefined) return written;
  const day = new Date(number * msPerDay).toISOString().slice(0, 10);
  if (writtenDays.size >= maxWrittenDays) writtenDays.clear();
  writtenDays.set(number, day);
  return day;
}

/** The day so many days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string => dayFromNumber(dayNumber(day) + days);

/** Days from one day to another; negative where the second comes first. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The day of the week; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether a text is a day that exists, written `YYYY-MM-DD`: 30 February is not one. */
export function isCalendarDay(text: string): boolean {
  const number = dayNumber(text);
  return !Number.isNaN(number) && dayFromNumber(number) === text;
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2024-03-31` as people write it: `31 Mar 2024`. The same text in every runtime, since verdicts are hashed with it. */
export function spokenDay(day: string): string {
  const name = monthNames[Number(day.slice(5, 7)) - 1] ?? '';
  return `${Number(day.slice(8, 10))} ${name} ${Number(day.slice(0, 4))}`;
}

/** India has one time zone, 5:30 ahead of UTC all year. */
const offsetMs = 5.5 * 60 * 60_000;

/** The calendar day in India at an instant, `YYYY-MM-DD`. */
export const indianDay = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);

/** Today in India: the one "today" of verdicts, holds, editions, feeds and the market. */
export const today = (clock: { now: () => Date }): string => indianDay(clock.now());

/** The instant of a time of day, `HH:MM`, on a calendar day in India. */
export const indianMoment = (day: string, time: string): Date =>
  new Date(Date.parse(`${day}T${time}:00Z`) - offsetMs);
