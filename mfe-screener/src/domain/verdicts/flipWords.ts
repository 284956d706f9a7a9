import type { Ratio } from '@tayyib/shared/contracts';
import { formatPaise, formatRupees } from '@tayyib/shared/format';

/** What would turn a ratio's answer, everything else as it is; null where no figure would. */
export function flipWords({ flip, passes, numerator, denominator }: Ratio): string | null {
  if (flip === null || passes === null) return null;
  const { numeratorRoomRupees, denominatorRupees, sharePriceRupees } = flip;
  const top = lower(numerator.label);
  const bottom = lower(denominator.label);
  const room = formatRupees(Math.abs(numeratorRoomRupees));
  const needed = formatRupees(denominatorRupees);
  // over nothing at all: no denominator, however small, would make a share of it
  if (denominatorRupees <= 0) return passes ? `Would fail with over ${room} more ${top}.` : null;
  const price =
    sharePriceRupees === null ? '' : ` (a share price of ${formatPaise(sharePriceRupees)}, kept up)`;
  return passes
    ? `Would fail with over ${room} more ${top}, or with ${bottom} below ${needed}${price}.`
    : `Would pass with ${room} less ${top}, or with ${bottom} of ${needed} or more${price}.`;
}

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
