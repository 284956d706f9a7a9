import { yearsBefore } from '@tayyib/shared/calendar';
import type { Dossier, YearAccounts } from './Dossier';

/**
 * How far the end of a financial year may be from the expected date: companies move it by a quarter or two.
 */
const yearEndToleranceDays = 100;

/**
 * The newest annual accounts published by a day (`chooseFiling` selects the same); null where there are none.
 */
export function newestAccounts({ accounts }: Dossier, day: number): YearAccounts | null {
  for (const year of accounts) if (year.known <= day) return year;
  return null;
}

/**
 * The accounts of the year that ended so many years before the newest published by a day, of the same nature
 * as the newest: mixing consolidated and standalone figures would show growth where there is none. Null where
 * that year is missing.
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
