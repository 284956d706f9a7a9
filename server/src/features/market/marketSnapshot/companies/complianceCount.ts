import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';

export type BadgeCounts = Record<Badge, number>;

export const noBadges = (): BadgeCounts => ({ compliant: 0, non_compliant: 0, under_review: 0 });

/** How many companies have each status. */
export function complianceCount(badges: Iterable<Badge>): ComplianceCount {
  const counts = noBadges();
  for (const badge of badges) counts[badge] += 1;
  return complianceOf(counts);
}

/** The share among decided companies: one under review counts as neither. */
export function complianceOf(byBadge: BadgeCounts): ComplianceCount {
  const answered = byBadge.compliant + byBadge.non_compliant;
  return {
    total: answered + byBadge.under_review,
    byBadge,
    compliantShare: answered === 0 ? null : byBadge.compliant / answered,
  };
}
