import type { Badge, WeightShares } from '@tayyib/shared/contracts';

interface Weighed {
  badge: Badge;
  weight: number | null;
}

/** Weight of each answer, of the weights known; null where none is. A member without a weight adds to none. */
export function weightShares(members: readonly Weighed[], isEstimated: boolean): WeightShares | null {
  const known = members.some(({ weight }) => weight !== null);
  if (!known) return null;
  const sumOf = (badge?: Badge) =>
    members.reduce(
      (sum, member) => (badge === undefined || member.badge === badge ? sum + (member.weight ?? 0) : sum),
      0,
    );
  return {
    known: sumOf(),
    compliant: sumOf('compliant'),
    nonCompliant: sumOf('non_compliant'),
    underReview: sumOf('under_review'),
    basis: isEstimated ? 'estimated' : 'published',
  };
}
