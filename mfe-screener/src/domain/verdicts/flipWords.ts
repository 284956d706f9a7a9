import type { Ratio } from '@tayyib/shared/contracts';
import { formatPaise, formatRupees, withSmallLetter } from '@tayyib/shared/values/format';

/** Which change of one figure would flip the result of a ratio; null if none would. */
export function flipWords({ flip, passes, numerator, denominator }: Ratio): string | null {
  if (flip === null || passes === null) return null;
  const { numeratorRoomRupees, denominatorRupees, sharePriceRupees } = flip;
  const top = withSmallLetter(numerator.label);
  const bottom = withSmallLetter(denominator.label);
  const room = formatRupees(Math.abs(numeratorRoomRupees));
  const needed = formatRupees(denominatorRupees);
  // the numerator is zero, so no denominator changes the result
  if (denominatorRupees <= 0) return passes ? `Would fail with over ${room} more ${top}.` : null;
  const price =
    sharePriceRupees === null ? '' : ` (a share price of ${formatPaise(sharePriceRupees)}, sustained)`;
  return passes
    ? `Would fail with over ${room} more ${top}, or with ${bottom} below ${needed}${price}.`
    : `Would pass with ${room} less ${top}, or with ${bottom} of ${needed} or more${price}.`;
}
