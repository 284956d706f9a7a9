import type { Badge, Verdict } from '@tayyib/shared/contracts';
import { badgeOf, standardNames } from '@tayyib/shared/shariah';

const words: readonly [Badge, string][] = [
  ['compliant', 'compliant'],
  ['non_compliant', 'not compliant'],
  ['under_review', 'under review'],
];

/**
 * Summarizes how the standards agree: "All 7 standards agree: compliant.", "Of 7 standards: 5 compliant, 2 under review.".
 * Standards that lack a figure which is on file for no company are not counted, but named.
 */
export function tally(verdicts: readonly Verdict[]): string {
  const unjudged = verdicts.filter(lacksAverage);
  const badges = verdicts.filter((verdict) => !lacksAverage(verdict)).map(({ status }) => badgeOf(status));
  const names = new Intl.ListFormat('en').format(unjudged.map(({ standard }) => standardNames[standard.id]));
  const rest = unjudged.length > 0 ? ` ${names} cannot be judged with the data loaded.` : '';
  return `${countBadges(badges)}${rest}`.trim();
}

function countBadges(badges: readonly Badge[]): string {
  const counts = words
    .map(([badge, word]) => ({ badge, word, count: badges.filter((one) => one === badge).length }))
    .filter(({ count }) => count > 0);
  const [first, ...others] = counts;
  if (first === undefined) return '';
  if (others.length > 0) {
    return `Of ${badges.length} standards: ${counts.map(({ word, count }) => `${count} ${word}`).join(', ')}.`;
  }
  if (badges.length === 1) return `By one standard: ${first.word}.`;
  return first.badge === 'under_review'
    ? `Under review by all ${badges.length} standards.`
    : `All ${badges.length} standards agree: ${first.word}.`;
}

/** S&P and Dow Jones divide by an average of 24 or 36 months, which no list on file has. */
const lacksAverage = ({ status, missing }: Verdict) =>
  badgeOf(status) === 'under_review' && missing.some((fact) => /^average market capitalisation/i.test(fact));
