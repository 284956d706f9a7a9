import { yearsBefore } from '@tayyib/shared/calendar';
import type { Dossier, YearAccounts } from './Dossier';

/** How far the end of a year may lie from where it is looked for: companies move their year by a quarter or two. */
const yearEndToleranceDays = 100;

/** The newest annual accounts known by a day (`chooseFiling` chooses the same); null where there are none. */
export function newestAccounts({ accounts }: Dossier, day: number): YearAccounts | null {
  for (const year of accounts) if (year.known <= day) return year;
  return null;
}

/**
 * The accounts of the year that ended so many years before the newest known by a day, of the same kind as the newest:
 * consolidated figures beside standalone ones would show growth where there is none. Null where that year is missing.
 */
export function accountsBack(dossier: Dossier, day: number, yearsAgo: number): YearAccounts | null {
  const newest = newestAccounts(dossier, day);
  if (newest === null || yearsAgo === 0) return newest;
  const end = yearsBefore(newest.end, yearsAgo);
  let best: YearAccounts | null = null;
  for (const year of dossier.accounts) {
    if (year.known > day || year.nature !== newest.nature) continue;
    const distance = Math.abs(year.end - end);
    if (distance <= yearEndToleranceDays && distance < Math.abs((best?.end ?? Infinity) - end)) best = year;
  }
  return best;
}
