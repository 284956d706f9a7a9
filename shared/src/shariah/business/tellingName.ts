import type { BusinessRules, CompanyFacts } from '../types';
import { matchWords } from './matchRule';

/**
 * Whether only a company's name says that it may do what the standard does not permit: no line of business is on file, and its class may
 * be that of another trade ("Golden Tobacco" among builders).
 */
export function isNameTelling(
  {
    name,
    filing,
    fuller,
    activities,
  }: Pick<CompanyFacts, 'name' | 'filing' | 'activities'> & Partial<Pick<CompanyFacts, 'fuller'>>,
  { rules }: BusinessRules,
): boolean {
  const segments = [filing, fuller].flatMap((accounts) => accounts?.segments ?? []);
  const isDescribed = activities.length > 0 || segments.length > 0;
  return !isDescribed && matchWords(name, rules) !== undefined;
}

/** What is missing for a company whose name is telling, as a sentence; empty for any other. */
export function questionOfName(tellingName: string | undefined, { rules }: BusinessRules): string[] {
  const match = tellingName === undefined ? undefined : matchWords(tellingName, rules);
  if (match === undefined) return [];
  return [
    `What the company does: its name says "${match.matched}", and revenue by line of business is not on file`,
  ];
}
