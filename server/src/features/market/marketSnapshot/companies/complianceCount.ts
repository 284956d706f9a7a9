import type { Badge, ComplianceCount, ReviewGrade } from '@tayyib/shared/contracts';

export type BadgeCounts = Record<Badge, number>;
export type GradeCounts = Record<ReviewGrade, number>;

/** The status of one company, whether its accounts are outdated, and why it is under review. */
export interface AgedBadge {
  badge: Badge;
  isOutdated: boolean;
  grade: ReviewGrade | null;
}

/** Companies by status: all, those of them whose accounts are outdated, and those under review by reason. */
export interface AgedCounts {
  byBadge: BadgeCounts;
  outdated: BadgeCounts;
  byGrade: GradeCounts;
}

export const noBadges = (): BadgeCounts => ({ compliant: 0, non_compliant: 0, under_review: 0 });
export const noGrades = (): GradeCounts => ({
  accounts_not_loaded: 0,
  changed_since_accounts: 0,
  figures_contradict: 0,
  business_not_known: 0,
  passes_everything_stated: 0,
});
export const noAgedBadges = (): AgedCounts => ({
  byBadge: noBadges(),
  outdated: noBadges(),
  byGrade: noGrades(),
});

export const copyOf = ({ byBadge, outdated, byGrade }: AgedCounts): AgedCounts => ({
  byBadge: { ...byBadge },
  outdated: { ...outdated },
  byGrade: { ...byGrade },
});

/** Adds a company to counts, or with -1 subtracts it. */
export function countAged(counts: AgedCounts, { badge, isOutdated, grade }: AgedBadge, by: 1 | -1 = 1): void {
  counts.byBadge[badge] += by;
  if (isOutdated) counts.outdated[badge] += by;
  if (grade !== null) counts.byGrade[grade] += by;
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
export function complianceOf(counts: AgedCounts): ComplianceCount {
  const { byBadge } = counts;
  const answered = byBadge.compliant + byBadge.non_compliant;
  const total = answered + byBadge.under_review;
  const isTelling = answered > 0 && answered >= total * leastDecided;
  return {
    total,
    ...copyOf(counts),
    compliantShare: isTelling ? byBadge.compliant / answered : null,
  };
}
