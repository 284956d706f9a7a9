import type { Badge, ComplianceCount, StandardId, WeightShares } from '@tayyib/shared/contracts';
import { agedBadgeBy } from '../marketSnapshot/companies/Company';
import {
  complianceOf,
  countAged,
  noAgedBadges,
  noBadges,
  noGrades,
} from '../marketSnapshot/companies/complianceCount';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';

export interface Member {
  isin: string;
  /** A fraction of the index; null where no weight is published. */
  weight: number | null;
}

/**
 * Counts and weights of the members per verdict; no weights where none is published. A member missing from
 * the company lists counts in neither; a member without a weight adds nothing to the weights.
 */
export function memberShares(
  members: readonly Member[],
  market: MarketFigures,
  standard: StandardId,
): { compliance: ComplianceCount; weights: Omit<WeightShares, 'basis'> | null } {
  const counts = noAgedBadges();
  const weights: Record<Badge, number> = noBadges();
  const byGrade = noGrades();
  let known: number | null = null;
  for (const { isin, weight } of members) {
    const company = market.company(isin);
    if (company === undefined) continue;
    const aged = agedBadgeBy(company, standard);
    const { badge, grade } = aged;
    countAged(counts, aged);
    if (weight === null) continue;
    weights[badge] += weight;
    if (grade !== null) byGrade[grade] += weight;
    known = (known ?? 0) + weight;
  }
  return {
    compliance: complianceOf(counts),
    weights:
      known === null
        ? null
        : {
            known,
            compliant: weights.compliant,
            nonCompliant: weights.non_compliant,
            underReview: weights.under_review,
            byGrade,
          },
  };
}
