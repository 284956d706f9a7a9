import type { NearestLimit, Ratio } from '@tayyib/shared/contracts';

/**
 * The ratio with the smallest headroom, as a part of its limit: a ratio of 4% below a limit of 5% is nearer than one of 25%
 * below 33%. Null where any ratio is not known: it might be the nearest.
 */
export function nearestLimit(ratios: readonly Ratio[]): NearestLimit | null {
  const known = ratios.flatMap(({ id, label, value, limit, headroom }) =>
    value === null || headroom === null ? [] : [{ ratio: id, label, value, limit, headroom }],
  );
  if (known.length < ratios.length) return null;
  const [first, ...others] = known;
  if (first === undefined) return null;
  return others.reduce((nearest, each) => (partOf(each) < partOf(nearest) ? each : nearest), first);
}

/** Of a limit of zero there are no parts; only zero keeps it. */
const partOf = ({ headroom, limit }: NearestLimit) =>
  limit > 0 ? headroom / limit : headroom < 0 ? -Infinity : 0;
