const msPerDay = 86_400_000;

/** A calendar day, `YYYY-MM-DD`, as its number: days since 1 January 1970. NaN for anything else. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;

/** The calendar day of a day number. */
export const dayFromNumber = (number: number): string =>
  new Date(number * msPerDay).toISOString().slice(0, 10);

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
