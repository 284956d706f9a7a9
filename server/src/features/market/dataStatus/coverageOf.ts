import type { ReviewReason, StandardId, UniverseCoverage } from '@tayyib/shared/contracts';
import type { Company } from '../marketSnapshot/companies/Company';
import { agedBadgeBy } from '../marketSnapshot/companies/Company';
import { reviewReason } from './reviewReason';

export type Counts = Omit<UniverseCoverage, 'id' | 'name' | 'membersAsOf'>;

/** How many of these companies have a verdict by a standard, and why the others have none. The commonest reason first. */
export function coverageOf(companies: Iterable<Company>, standard: StandardId): Counts {
  const counts = { companies: 0, compliant: 0, nonCompliant: 0, underReview: 0, outdated: 0 };
  const reasons = new Map<ReviewReason, number>();
  for (const company of companies) {
    const { badge, isOutdated } = agedBadgeBy(company, standard);
    counts.companies += 1;
    if (isOutdated) counts.outdated += 1;
    if (badge === 'compliant') counts.compliant += 1;
    else if (badge === 'non_compliant') counts.nonCompliant += 1;
    else {
      counts.underReview += 1;
      const reason = reviewReason(company.dossier.verdicts[standard]?.latest);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  const byReason = [...reasons].map(([reason, count]) => ({ reason, count }));
  return {
    ...counts,
    byReason: byReason.sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}
