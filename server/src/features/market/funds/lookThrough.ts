import type { FundHoldingRow, LookThrough } from '@tayyib/shared/contracts';

export const lookThroughMethod =
  'Each holding counts with its share of net assets and the verdict of its company. Cash, bonds, foreign shares and whatever has no verdict of ours are unknown, and so is the part of net assets that no holding tells of. The impure share is each company’s impure income over its total income by its newest annual accounts, weighted by its share of the fund: interest and every line of business the standard does not permit. What accounts leave open makes it a range; where they do not bound it, the company is left out and said so.';

/**
 * The compliant part of a fund. Parts always add up to the whole: the remainder that holdings do not cover,
 * and anything the fund borrowed, is unknown.
 * @param asOf the date of the holdings
 */
export function lookThrough(holdings: readonly FundHoldingRow[], asOf: string): LookThrough {
  const parts = { compliant: 0, nonCompliant: 0, underReview: 0 };
  const impure = { least: 0, most: 0 };
  let impureKnown = 0;
  for (const { share, verdict, impure: own } of holdings) {
    if (verdict === null || share <= 0) continue;
    parts[partOf[verdict.badge]] += share;
    if (own === null) continue;
    impure.least += share * own.share.least;
    impure.most += share * own.share.most;
    impureKnown += share;
  }
  const disclosed = parts.compliant + parts.nonCompliant + parts.underReview;
  return {
    ...parts,
    unknown: Math.max(0, 1 - disclosed),
    impureIncome: impureKnown > 0 ? impure : null,
    impureKnown,
    holdings: holdings.length,
    asOf,
  };
}

const partOf = {
  compliant: 'compliant',
  non_compliant: 'nonCompliant',
  under_review: 'underReview',
} as const;
