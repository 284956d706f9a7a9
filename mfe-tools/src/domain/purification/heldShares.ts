import { addDays, daysBetween } from '@tayyib/shared/values/calendar';
import type { PurificationCompany } from '@tayyib/shared/contracts';
import { sharesOn, type Fraction } from '@tayyib/shared/values/amounts';

type Steps = PurificationCompany['steps'];

/** A holding with everything typed that any method needs. */
export interface HeldShares {
  shares: number;
  boughtOn: string;
  /** Null while held. */
  soldOn: string | null;
}

/** The shares into which those bought have turned until today, like the shares outstanding of every year on file. */
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
