import type { Ratio } from '@tayyib/shared/contracts';
import { formatNumber } from '@tayyib/shared/format';

/** The distance of a ratio from its limit, in percentage points. */
export function headroomWords({ value, headroom, limitInclusive, passes }: Ratio): string {
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

/** The end of a gauge's scale: beyond the limit and beyond the value. */
export function gaugeEnd({ value, limit }: Pick<Ratio, 'value' | 'limit'>): number {
  return Math.max(limit * 1.5, (value ?? 0) * 1.08);
}
