import { formatDay } from '@tayyib/shared/values/format';
import { Fraction, inRupees, toWholePaise } from '@tayyib/shared/values/amounts';
import { isKnown } from '../../domain/purification/Bounds';
import { dueOf, type DueAmount, type MethodTotal } from '../../domain/purification/purify';
import type { MethodResult } from '../../domain/purification/purifyYear';
import type { EnteredPurification } from '../../domain/purification/enteredFrom';

/** `₹10.00`, `₹10.00 to ₹20.00`, or `at least ₹10.00`. */
function dueInWords({ leastPaise, mostPaise }: DueAmount): string {
  if (mostPaise === null) return `at least ${inRupees(leastPaise)}`;
  const least = inRupees(leastPaise);
  const most = inRupees(mostPaise);
  return least === most ? least : `${least} to ${most}`;
}

/** An open amount: `About ₹12.00 (₹10.00 to ₹20.00)`, `₹10.00 to ₹20.00`, or `Not known, and not included`. */
export function openAmountInWords({
  due,
  estimate,
}: Pick<MethodTotal['open'][number], 'due' | 'estimate'>): string {
  if (estimate === null)
    return due === null ? 'Not known, and not included' : `${dueInWords(due)}, not included`;
  return `About ${inRupees(estimate.paise)}${due === null ? '' : ` (${dueInWords(due)})`}`;
}

/** What a method asks for: an amount, an estimate with its bounds, the bounds alone, `Nothing` or `Unknown`. */
export function amountInWords({ amount, estimate, none }: MethodResult): string {
  if (none !== null) return 'Nothing';
  if (amount !== null && isKnown(amount)) return inRupees(dueOf(amount).leastPaise);
  const range = amount === null ? null : dueInWords(dueOf(amount));
  if (estimate === null) return range ?? 'Unknown';
  const about = `About ${inRupees(toWholePaise(estimate.amount.times(hundred)))}`;
  const by =
    estimate.accountsTo === null
      ? []
      : [`by the accounts to ${formatDay(estimate.accountsTo)}${supposedInWords([estimate])}`];
  const beside = [...by, ...(range === null ? [] : [range])].join('; ');
  return beside === '' ? about : `${about} (${beside})`;
}

const hundred = Fraction.of(100);

/** The amount, with `About` where a part of it is estimated; where there is none, nothing that looks like one. */
export function totalInWords({ estimatePaise, open, incomplete }: MethodTotal): string {
  if (incomplete > 0 && !estimatePaise) return 'Not known';
  if (open.length === 0) return inRupees(estimatePaise ?? 0);
  if (estimatePaise === null || estimatePaise === 0) return 'Not known';
  return open.some(({ estimate }) => estimate !== null)
    ? `About ${inRupees(estimatePaise)}`
    : inRupees(estimatePaise);
}

const amounts = (count: number, what: string) =>
  `${count} ${count === 1 ? 'amount is' : 'amounts are'} ${what}`;

/**
 * What of a total is not known: `3 amounts are estimated by the accounts to 31 Mar 2024 (₹10.00 to ₹20.00); 1 amount is not known and not
 * included`. Empty where all of it is.
 */
export function openInWords({ open, openDue, incomplete }: MethodTotal): string {
  const estimated = open.filter(({ estimate }) => estimate !== null);
  const unknown = open.length - estimated.length;
  const days = [...new Set(estimated.flatMap(({ estimate }) => estimate?.accountsTo ?? []))].sort();
  const supposed = supposedInWords(estimated.flatMap(({ estimate }) => estimate ?? []));
  const range = openDue === null ? '' : ` (${dueInWords(openDue)})`;
  return [
    ...(estimated.length > 0
      ? [`${amounts(estimated.length, 'estimated')}${accountsInWords(days)}${supposed}${range}`]
      : []),
    ...(unknown > 0
      ? [`${amounts(unknown, 'not known and not included')}${estimated.length === 0 ? range : ''}`]
      : []),
    ...(incomplete > 0
      ? [
          `${incomplete} ${incomplete === 1 ? 'holding is' : 'holdings are'} not completely typed and not included`,
        ]
      : []),
  ].join('; ');
}

/** What estimates suppose where accounts do not state their interest. */
function supposedInWords(estimates: readonly { isInterestSupposed: boolean }[]): string {
  const supposing = estimates.filter(({ isInterestSupposed }) => isInterestSupposed).length;
  if (supposing === 0) return '';
  return `, ${supposing === estimates.length ? '' : 'some '}as if all other income were interest`;
}

/** By which accounts, oldest first, amounts are estimated. */
function accountsInWords(days: readonly string[]): string {
  const oldest = days[0];
  const newest = days.at(-1);
  if (oldest === undefined || newest === undefined) return '';
  return oldest === newest
    ? ` by the accounts to ${formatDay(oldest)}`
    : ` by accounts to ${formatDay(oldest)} to ${formatDay(newest)}`;
}

/** What another page took: `₹50.00 entered (by dividend), partly estimated. 1 amount is not known and not included.` */
export function enteredInWords({ paise, method, total, holdings, incomplete }: EnteredPurification): string {
  if (holdings === 0) return 'Nothing was entered: your purification calculator has no holdings.';
  const isEstimated = total.open.some(({ estimate }) => estimate !== null);
  const isPartial = total.open.some(({ estimate }) => estimate === null) || incomplete > 0;
  const only = isPartial ? ', only the part that is known' : '';
  const entered =
    paise === null
      ? `Nothing was entered: what to purify is not known (${method}).`
      : `${inRupees(paise)} entered (${method})${isEstimated ? ', partly estimated' : only}.`;
  const unknown = openInWords(total);
  return unknown === '' ? entered : `${entered} ${unknown}.`;
}
