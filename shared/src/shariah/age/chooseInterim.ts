import { knownOn } from '../filings/chooseFiling';
import type { Filing } from '../types';

/**
 * The newest balance sheet after the accounts that decide, of the same nature and known on the day; null if there is none. It never
 * passes a company, but one that breaks a limit contradicts a pass.
 */
export function chooseInterim(
  filings: readonly Filing[],
  accounts: Filing | null,
  today: string,
): Filing | null {
  if (accounts === null) return null;
  const [newest] = filings
    .filter(({ periodEnd, nature }) => periodEnd > accounts.periodEnd && nature === accounts.nature)
    .filter((filing) => knownOn(filing) <= today)
    .sort((a, b) => b.periodEnd.localeCompare(a.periodEnd) || knownOn(b).localeCompare(knownOn(a)));
  return newest ?? null;
}
