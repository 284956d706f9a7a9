import type { StandardId, UniverseCoverage } from '@tayyib/shared/contracts';
import { reviewGrades } from '@tayyib/shared/contracts';
import type { Company } from '../marketSnapshot/companies/Company';
import { agedBadgeBy } from '../marketSnapshot/companies/Company';
import { countAged, noAgedBadges } from '../marketSnapshot/companies/complianceCount';

export type Counts = Omit<UniverseCoverage, 'id' | 'name' | 'membersAsOf'>;

/** How many of these companies have a verdict by a standard, and the grades of the others. The commonest grade first. */
export function coverageOf(companies: Iterable<Company>, standard: StandardId): Counts {
  const counts = noAgedBadges();
  let total = 0;
  for (const company of companies) {
    countAged(counts, agedBadgeBy(company, standard));
    total += 1;
  }
  const { byBadge, outdated, byGrade } = counts;
  return {
    companies: total,
    compliant: byBadge.compliant,
    nonCompliant: byBadge.non_compliant,
    underReview: byBadge.under_review,
    outdated: outdated.compliant + outdated.non_compliant + outdated.under_review,
    byGrade: reviewGrades
      .map((grade) => ({ grade, count: byGrade[grade] }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.grade.localeCompare(b.grade)),
  };
}
