import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';

export type BadgeCounts = Record<Badge, number>;

/** The status of one company, and whether its accounts are outdated. */
export interface AgedBadge {
  badge: Badge;
  isOutdated: boolean;
}

/** Companies by status: all, and those of them whose accounts are outdated. */
export interface AgedCounts {
  byBadge: BadgeCounts;
  outdated: BadgeCounts;
}

export const noBadges = (): BadgeCounts => ({ compliant: 0, non_compliant: 0, under_review: 0 });
export const noAgedBadges = (): AgedCounts => ({ byBadge: noBadges(), outdated: noBadges() });

/** Adds a company to counts, or with -1 subtracts it. */
export function countAged(counts: AgedCounts, { badge, isOutdated }: AgedBadge, by: 1 | -1 = 1): void {
  counts.byBadge[badge] += by;
  if (isOutdated) counts.outdated[badge] += by;
}

/** How many companies have each status. */
export function complianceCount(badges: Iterable<AgedBadge>): ComplianceCount {
  const counts = noAgedBadges();
  for (const aged of badges) countAged(counts, aged);
  return complianceOf(counts);
}

/** Where fewer of the companies are decided, their share says nothing of all. */
const leastDecided = 0.1;

/** The share among decided companies: one under review counts as neither. None where too few are decided. */
export function complianceOf({ byBadge, outdated }: AgedCounts): ComplianceCount {
  const answered = byBadge.compliant + byBadge.non_compliant;
  const total = answered + byBadge.under_review;
  const isTelling = answered > 0 && answered >= total * leastDecided;
  return {
    total,
    byBadge: { ...byBadge },
    outdated: { ...outdated },
    compliantShare: isTelling ? byBadge.compliant / answered : null,
  };
}
