import type { NearestLimit, Ratio } from '@tayyib/shared/contracts';

/**
 * The ratio with the smallest headroom, as a part of its limit: a ratio of 4% below a limit of 5% is nearer than one of 25%
 * below 33%. Null where no ratio is known. One that is not known may be nearer, unless its bounds say otherwise.
 */
export function nearestLimit(ratios: readonly Ratio[]): NearestLimit | null {
  const known = ratios.flatMap(({ id, label, value, limit, headroom }) =>
    value === null || headroom === null ? [] : [{ ratio: id, label, value, limit, headroom }],
  );
  const [first, ...others] = known;
  if (first === undefined) return null;
  const nearest = others.reduce((near, each) => (partOf(each) < partOf(near) ? each : near), first);
  const mayBeNearer = ratios.some(
    ({ value, limit, bounds }) =>
      value === null &&
      (bounds?.most == null || partOf({ limit, headroom: limit - bounds.most }) < partOf(nearest)),
  );
  return { ...nearest, ...(mayBeNearer && { mayBeNearer }) };
}

/** Of a limit of zero there are no parts; only zero keeps it. */
const partOf = ({ headroom, limit }: Pick<NearestLimit, 'headroom' | 'limit'>) =>
  limit > 0 ? headroom / limit : headroom < 0 ? -Infinity : 0;
