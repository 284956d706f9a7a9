import { today } from '@tayyib/shared/values/calendar';

const firstYear = '2025';

/** The years of the copyright line, `2025` or `2025–2026`, in India. */
export function copyrightYears(clock = { now: () => new Date() }): string {
  const year = today(clock).slice(0, 4);
  return year > firstYear ? `${firstYear}–${year}` : firstYear;
}
