/** Days since 1 January 1970 of `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** `YYYY-MM-DD` of days since 1 January 1970. */
export const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The same day of the month, years earlier; the last of February for 29 February. */
export function yearsBefore(day: number, years: number): number {
  if (years === 0) return day;
  const date = new Date(day * 86_400_000);
  const month = date.getUTCMonth();
  const earlier = new Date(Date.UTC(date.getUTCFullYear() - years, month, date.getUTCDate()));
  if (earlier.getUTCMonth() !== month) earlier.setUTCDate(0);
  return earlier.getTime() / 86_400_000;
}

/** The last day of a month `YYYY-MM`, as `YYYY-MM-DD`. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India at an instant. */
export const indianDay = (at: Date): string => inIndia.format(at);
