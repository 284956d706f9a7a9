import { inRupees } from '../../domain/paise';
import { isKnown } from '../../domain/purification/Bounds';
import { dueOf, type DueAmount, type MethodTotal } from '../../domain/purification/purify';
import type { MethodResult } from '../../domain/purification/purifyYear';
import type { TakenPurification } from '../../domain/purification/takenFrom';

/** `₹10.00`, `₹10.00 to ₹20.00`, or `at least ₹10.00`. */
export function dueInWords({ leastPaise, mostPaise }: DueAmount): string {
  if (mostPaise === null) return `at least ${inRupees(leastPaise)}`;
  const [least, most] = [inRupees(leastPaise), inRupees(mostPaise)];
  return least === most ? least : `${least} to ${most}`;
}

/** What a method asks for: an amount, its bounds, `Nothing` or `Unknown`. */
export function amountInWords({ amount, none }: MethodResult): string {
  if (none !== null) return 'Nothing';
  if (amount === null) return 'Unknown';
  return isKnown(amount) ? inRupees(dueOf(amount).leastPaise) : dueInWords(dueOf(amount));
}

/** The known amount; where there is none, nothing that looks like one. */
export const totalInWords = ({ knownPaise, open }: MethodTotal): string =>
  knownPaise === 0 && open.length > 0 ? 'Not known exactly' : inRupees(knownPaise);

/** What is not included in a total: `3 amounts are not known and not included: ₹10.00 to ₹20.00, and 1 without bounds`. */
export function openInWords({ open, openDue }: MethodTotal): string {
  const count = `${open.length} ${open.length === 1 ? 'amount is' : 'amounts are'} not known and not included`;
  const unbounded = open.filter(({ due }) => due === null).length;
  if (openDue === null) return count;
  return `${count}: ${dueInWords(openDue)}${unbounded > 0 ? `, and ${unbounded} without bounds` : ''}`;
}

/** What another page took: `₹50.00 entered, by dividend: the known part. 1 amount is not known and not included.` */
export function takenInWords({ paise, method, total, holdings, incomplete }: TakenPurification): string {
  if (holdings === 0) return 'Nothing was entered: your purification calculator has no holdings.';
  const isPartial = total.open.length > 0 || incomplete > 0;
  const entered =
    paise === null
      ? `Nothing was entered: what to purify is not known exactly (${method}).`
      : `${inRupees(paise)} entered (${method})${isPartial ? ', only the part that is known' : ''}.`;
  return [
    entered,
    ...(total.open.length > 0 ? [`${openInWords(total)}.`] : []),
    ...(incomplete > 0
      ? [
          `${incomplete} ${incomplete === 1 ? 'holding is' : 'holdings are'} not completely typed and not included.`,
        ]
      : []),
  ].join(' ');
}
