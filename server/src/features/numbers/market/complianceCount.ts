import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';

/** How many give each answer. The share is of those answered: a company under review is neither. */
export function complianceCount(rows: readonly { badge: Badge }[]): ComplianceCount {
  const byBadge: Record<Badge, number> = { compliant: 0, non_compliant: 0, under_review: 0 };
  for (const { badge } of rows) byBadge[badge] += 1;
  const answered = byBadge.compliant + byBadge.non_compliant;
  return {
    total: rows.length,
    byBadge,
    compliantShare: answered === 0 ? null : byBadge.compliant / answered,
  };
}
