import { formatPaise } from '@tayyib/shared/format';
import { toRupees, type Paise } from '../../domain/paise';
import { isKnown } from '../../domain/purification/Bounds';
import { dueOf, type DueAmount, type MethodTotal } from '../../domain/purification/purify';
import type { MethodResult } from '../../domain/purification/purifyYear';

export const paiseInWords = (paise: Paise): string => formatPaise(toRupees(paise));

/** `₹10.00`, `₹10.00 to ₹20.00`, or `at least ₹10.00`. */
export function dueInWords({ leastPaise, mostPaise }: DueAmount): string {
  if (mostPaise === null) return `at least ${paiseInWords(leastPaise)}`;
  const [least, most] = [paiseInWords(leastPaise), paiseInWords(mostPaise)];
  return least === most ? least : `${least} to ${most}`;
}

/** What a method asks for: an amount, its bounds, `Nothing` or `Unknown`. */
export function amountInWords({ amount, none }: MethodResult): string {
  if (none !== null) return 'Nothing';
  if (amount === null) return 'Unknown';
  return isKnown(amount) ? paiseInWords(dueOf(amount).leastPaise) : dueInWords(dueOf(amount));
}

/** The known amount; where there is none, nothing that looks like one. */
export const totalInWords = ({ knownPaise, open }: MethodTotal): string =>
  knownPaise === 0 && open.length > 0 ? 'Not known exactly' : paiseInWords(knownPaise);

/** What is not included in a total: `3 amounts are not known and not included: ₹10.00 to ₹20.00, and 1 without bounds`. */
export function openInWords({ open, openDue }: MethodTotal): string {
  const count = `${open.length} ${open.length === 1 ? 'amount is' : 'amounts are'} not known and not included`;
  const unbounded = open.filter(({ due }) => due === null).length;
  if (openDue === null) return count;
  return `${count}: ${dueInWords(openDue)}${unbounded > 0 ? `, and ${unbounded} without bounds` : ''}`;
}
