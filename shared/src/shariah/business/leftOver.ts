import type { FilingAmounts, SegmentRevenue } from '../types';
import { isPlace } from './undescribed';

/** Segments are rounded one by one. */
const rounding = 0.005;

/** Revenue that is in none of the segments of a filing; it says nothing of the business, like "Others". */
const name = 'Other revenue, in no segment';

/**
 * The segments of a filing, and what they leave of its revenue as one more: a line of business that is left out is not known. They
 * are gross of sales between them, so their sum may be more than the revenue.
 */
export function withLeftOver(
  segments: readonly SegmentRevenue[],
  amounts: Partial<FilingAmounts>,
): SegmentRevenue[] {
  const revenue = amounts.revenueFromOperations ?? 0;
  const sum = segments.reduce((all, { revenueRupees }) => all + Math.max(0, revenueRupees), 0);
  const isOfPlaces = segments.every((segment) => isPlace(segment.name));
  // where no segment has revenue, none was filled in
  if (sum <= 0 || isOfPlaces || sum >= revenue * (1 - rounding)) return [...segments];
  return [...segments, { name, revenueRupees: revenue - sum }];
}
