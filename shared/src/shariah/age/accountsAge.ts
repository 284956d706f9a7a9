import { addDays, addMonths } from '../../values/calendar';
import type { AccountsAge, Standard } from '../types';

type Limits = Pick<Standard, 'freshness' | 'accountsMaxAgeMonths'>;

/**
 * The age of accounts on a day, by the limits of an edition; undefined by an edition without limits. It changes on a few days
 * only, so that verdicts and receipts do not change from day to day.
 */
export function accountsAge(periodEnd: string, standard: Limits, today: string): AccountsAge | undefined {
  const { freshness, accountsMaxAgeMonths } = standard;
  if (freshness === undefined) return undefined;
  const publishedBy = (months: number) => addDays(addMonths(periodEnd, months), freshness.filingDays);
  const ends = [
    ['fresh', publishedBy(freshness.freshMonths)],
    ['ageing', publishedBy(freshness.ageingMonths)],
    ['outdated', addMonths(periodEnd, accountsMaxAgeMonths)],
  ] as const;
  const tooOld = ends[2][1] < today;
  const newerDue = newestDue(periodEnd, freshness.filingDays, today);
  if (tooOld) return { state: 'too_old', since: addDays(ends[2][1], 1), newerDue };
  const index = ends.findIndex(([, end]) => today <= end);
  const [state] = ends[index] ?? ends[2];
  const before = index > 0 ? ends[index - 1] : undefined;
  return { state, since: before === undefined ? null : addDays(before[1], 1), newerDue };
}

/** The end of the newest later year whose accounts had to be published before a day; null if none had. */
function newestDue(periodEnd: string, filingDays: number, today: string): string | null {
  let newest: string | null = null;
  for (let years = 1; ; years += 1) {
    const end = addMonths(periodEnd, 12 * years);
    if (addDays(end, filingDays) >= today) return newest;
    newest = end;
  }
}
