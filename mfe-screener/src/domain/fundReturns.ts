import { addMonths } from '@tayyib/shared/values/calendar';
import type { FundReply } from '@tayyib/shared/contracts';

type Navs = FundReply['navs'];

/** The times whose return is stated. */
export const returnYears = [1, 3, 5] as const;

/** A value older than this before the day wanted is no value of that day. */
const maxGapDays = 10;
const msPerDay = 86_400_000;

/**
 * The return of a unit over so many years to the newest value, a fraction per year compounded. Null where no value of the first
 * day is on file.
 */
export function yearlyReturn(navs: Navs, years: number): number | null {
  const last = navs.at(-1);
  if (last === undefined) return null;
  const from = addMonths(last.day, -12 * years);
  const first = navs.findLast(({ day }) => day <= from);
  if (first === undefined || first.rupees <= 0) return null;
  if (Date.parse(from) - Date.parse(first.day) > maxGapDays * msPerDay) return null;
  return (last.rupees / first.rupees) ** (1 / years) - 1;
}

/** What two funds hold both, by ISIN, and how much of each fund that is: the smaller share of each holding counts. */
export function overlapOf(one: FundReply, other: FundReply): { count: number; share: number } {
  const shares = new Map(other.holdings.map(({ isin, share }) => [isin, share]));
  const both = one.holdings.flatMap(({ isin, share }) => {
    const otherShare = isin === null ? undefined : shares.get(isin);
    return otherShare === undefined ? [] : [Math.min(share, otherShare)];
  });
  return { count: both.length, share: both.reduce((sum, each) => sum + each, 0) };
}
