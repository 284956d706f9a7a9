import type { Verdict } from '@tayyib/shared/contracts';
import { standardNames } from '@tayyib/shared/shariah';
import { flipWords } from './flipWords';

/** What would have to change for a failing verdict to pass: lines of business to leave, and a sentence per ratio beyond its limit. */
export function changesNeeded({ business, ratios, standard, override }: Verdict): string[] {
  if (override) return ['An advisor decided this verdict, and can change it.'];
  const refused = business.findings.filter(({ outcome }) => outcome === 'not_permissible');
  const activities = [...new Set(refused.map(({ activity }) => activity))];
  const names = new Intl.ListFormat('en').format(activities);
  return [
    ...(activities.length > 0
      ? [`It would have to leave ${names}, which ${standardNames[standard.id]} does not permit.`]
      : []),
    ...ratios.filter(({ passes }) => passes === false).flatMap((ratio) => flipWords(ratio) ?? []),
  ];
}
