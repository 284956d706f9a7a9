import { addDays, daysBetween } from '@tayyib/shared/values/calendar';
import type { PurificationCompany } from '@tayyib/shared/contracts';
import { Fraction } from '../exact/Fraction';
import { sharesFactor } from '../portfolio/shareSteps';

type Steps = PurificationCompany['steps'];

/** A holding with everything typed that any method needs. */
export interface HeldShares {
  shares: number;
  boughtOn: string;
  /** Null while held. */
  soldOn: string | null;
}

/**
 * The shares into which those bought had turned by a day, by splits and bonuses on file. A buyer on the ex-date gets shares that are
 * divided already.
 */
export function sharesOn({ shares, boughtOn }: HeldShares, day: string, steps: Steps): Fraction {
  return steps
    .filter(({ exDate }) => exDate > boughtOn && exDate <= day)
    .reduce((count, { factor }) => count.times(sharesFactor(factor)), Fraction.of(shares));
}

/** The same as counted today, like the shares outstanding of every year on file. */
export const sharesOfToday = (held: HeldShares, steps: Steps): Fraction =>
  sharesOn(held, '9999-12-31', steps);

/** Whether a dividend with this ex-date was theirs: bought before it, and not sold before it. */
export const isEntitled = ({ boughtOn, soldOn }: HeldShares, exDate: string): boolean =>
  boughtOn < exDate && (soldOn === null || soldOn >= exDate);

/** Whether they were held at the end of a day. */
export const isHeldOn = ({ boughtOn, soldOn }: HeldShares, day: string): boolean =>
  boughtOn <= day && (soldOn === null || soldOn > day);

/** Of how many nights of a period they were held: the day of buying counts, the day of selling does not. */
export function daysHeld({ boughtOn, soldOn }: HeldShares, from: string, to: string): number {
  const start = boughtOn > from ? boughtOn : from;
  const end = soldOn !== null && soldOn <= to ? soldOn : addDays(to, 1);
  return Math.max(0, daysBetween(start, end));
}
