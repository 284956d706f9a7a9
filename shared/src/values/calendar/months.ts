import { dayFromNumber } from './days';

interface DayParts {
  year: number;
  month: number;
  day: number;
}

const msPerDay = 86_400_000;

/** Full months from one day to another; a period's last day counts, so April to March is twelve. */
export function monthsBetween(from: string, to: string): number {
  const start = parts(from);
  const end = dayAfter(parts(to));
  const months = (end.year - start.year) * 12 + (end.month - start.month);
  return end.day < start.day ? months - 1 : months;
}

/** Whether more than `months` months have passed since the end of `day`. */
export function isOlderThan(day: string, months: number, today: string): boolean {
  return today > addMonths(day, months);
}

/** The same day of the month later, or the month's last where there is no such day. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: dayOfMonth } = parts(day);
  return dayFromNumber(numberOf(year, month + months, dayOfMonth));
}

/** The day number of the same day of the month, years earlier; of 28 February for the 29th. */
export function yearsBefore(number: number, years: number): number {
  if (years === 0) return number;
  const date = new Date(number * msPerDay);
  return numberOf(date.getUTCFullYear() - years, date.getUTCMonth() + 1, date.getUTCDate());
}

/** The last day of a month `YYYY-MM`. */
export const lastDayOfMonth = (month: string): string => {
  const { year, month: ofYear } = parts(month);
  return dayFromNumber(numberOf(year, ofYear, 31));
};

/** The day number of a day, or of its month's last day where there is no such day. Months may run over into other years. */
function numberOf(year: number, month: number, day: number): number {
  const last = Date.UTC(year, month, 0);
  return last / msPerDay + Math.min(0, day - new Date(last).getUTCDate());
}

/** The day after; that of a year's end is in a thirteenth month. */
function dayAfter({ year, month, day }: DayParts): DayParts {
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < lastOfMonth ? { year, month, day: day + 1 } : { year, month: month + 1, day: 1 };
}

function parts(day: string): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
}
