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
  for (const { share, verdict } of holdings) {
    if (verdict !== null && share > 0) parts[partOf[verdict.badge]] += share;
  }
  const disclosed = parts.compliant + parts.nonCompliant + parts.underReview;
  return {
    ...parts,
    unknown: Math.max(0, 1 - disclosed),
    ...impurePart(holdings),
    holdings: holdings.length,
    asOf,
  };
}

/** The impure income of the companies whose accounts bound it, and how much of the fund those are. */
export function impurePart(
  holdings: readonly Pick<FundHoldingRow, 'share' | 'impure'>[],
): Pick<LookThrough, 'impureIncome' | 'impureKnown'> {
  const impureIncome = { least: 0, most: 0 };
  let impureKnown = 0;
  for (const { share, impure } of holdings) {
    if (impure === null || share <= 0) continue;
    impureIncome.least += share * impure.share.least;
    impureIncome.most += share * impure.share.most;
    impureKnown += share;
  }
  return { impureIncome: impureKnown > 0 ? impureIncome : null, impureKnown };
}

const partOf = {
  compliant: 'compliant',
  non_compliant: 'nonCompliant',
  under_review: 'underReview',
} as const;
