import type { Ratio, RatioBounds } from '@tayyib/shared/contracts';
import {
  formatNumber,
  formatPercent,
  formatPercentBeside,
  withSmallLetter,
} from '@tayyib/shared/values/format';

/** The distance of a ratio from its limit, in percentage points; where only its bounds are known, what they decide. */
export function headroomWords({ value, bounds, headroom, limitInclusive, passes }: Ratio): string {
  if (value === null && bounds) return boundsInWords(bounds, passes);
  if (value === null || headroom === null) return 'Not known: a figure is missing';
  const distance = formatNumber(Math.abs(headroom) * 100);
  if (headroom === 0)
    return limitInclusive ? 'Exactly at the limit, which passes' : 'Exactly at the limit, which fails';
  const noun = distance === '1' ? 'point' : 'points';
  const words = distance === '0' ? 'Just' : `${distance} ${noun}`;
  if (headroom > 0) return `${words} below the limit`;
  return passes === null
    ? `At most ${words} above the limit; the part that counts is not disclosed`
    : `${words} above the limit`;
}

function boundsInWords({ supposing, notStated }: RatioBounds, passes: boolean | null): string {
  if (passes === true) return `Passes even if ${supposing ?? 'it is the most it can be'}`;
  if (passes === false) return 'Fails even if it is the least it can be';
  return `Open: its accounts do not state ${new Intl.ListFormat('en').format(notStated.map(withSmallLetter))}`;
}

/** A ratio, or what it is at least and at most. */
export function valueInWords({ value, bounds, limit, passes }: Ratio): string {
  if (value !== null) return formatPercentBeside(value, limit);
  if (!bounds) return 'Unknown';
  const { least, most } = bounds;
  if (most === null || passes === false) return `At least ${formatPercentBeside(least, limit)}`;
  return least === 0 || passes === true
    ? `At most ${formatPercentBeside(most, limit)}`
    : `${formatPercent(least)} to ${formatPercentBeside(most, limit)}`;
}

/** The end of a gauge's scale: beyond the limit and beyond the value, or the most it can be. */
export function gaugeEnd({ value, bounds, limit }: Pick<Ratio, 'value' | 'bounds' | 'limit'>): number {
  return Math.max(limit * 1.5, (value ?? bounds?.most ?? bounds?.least ?? 0) * 1.08);
}
