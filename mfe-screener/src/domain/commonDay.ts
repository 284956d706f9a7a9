import { formatDay } from '@tayyib/shared/values/format';

/** The day that at least half of the rows share, so that it can be said once; null where there is none. Unknown days do not count. */
export function commonDay(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null);
  const counts = new Map<string, number>();
  for (const day of known) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] * 2 >= known.length ? most[0] : null;
}

/** What shared days are of, in a sentence: `Closes of 21 Aug 2026; accounts to 31 Mar 2026.`; empty where none is shared. */
export function sharedDaysInWords(days: readonly (readonly [of: string, day: string | null])[]): string {
  const parts = days.flatMap(([of, day]) => (day === null ? [] : `${of} ${formatDay(day)}`));
  const text = parts.join('; ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
