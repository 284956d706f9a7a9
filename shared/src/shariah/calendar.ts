/** Full months from one `YYYY-MM-DD` to another; a period's last day counts, so April to March is twelve. */
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
  const lastOfTarget = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfTarget)))
    .toISOString()
    .slice(0, 10);
}

/** `2024-03-31` as people write it: `31 Mar 2024`. */
export function spokenDay(day: string): string {
  const { year, month, day: dayOfMonth } = parts(day);
  return `${dayOfMonth} ${monthNames[month - 1] ?? ''} ${year}`;
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface DayParts {
  year: number;
  month: number;
  day: number;
}

/** The day after; that of a year's end is in a thirteenth month. */
function dayAfter({ year, month, day }: DayParts): DayParts {
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < lastOfMonth ? { year, month, day: day + 1 } : { year, month: month + 1, day: 1 };
}

function parts(day: string): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
}
