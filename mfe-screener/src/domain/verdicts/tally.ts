import type { Badge, Verdict } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';

const words: readonly [Badge, string][] = [
  ['compliant', 'compliant'],
  ['non_compliant', 'not compliant'],
  ['under_review', 'under review'],
];

/** Summarizes how the standards agree: "All 7 standards agree: compliant.", "Of 7 standards: 5 compliant, 2 under review.". */
export function tally(verdicts: readonly Verdict[]): string {
  const badges = verdicts.map(({ status }) => badgeOf(status));
  const counts = words
    .map(([badge, word]) => ({ word, count: badges.filter((one) => one === badge).length }))
    .filter(({ count }) => count > 0);
  const [first, ...others] = counts;
  if (first === undefined) return 'No standard has judged it.';
  if (others.length === 0) return `All ${badges.length} standards agree: ${first.word}.`;
  return `Of ${badges.length} standards: ${counts.map(({ word, count }) => `${count} ${word}`).join(', ')}.`;
}
