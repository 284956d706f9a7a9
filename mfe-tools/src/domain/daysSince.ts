import { daysBetween, indianDay } from '@tayyib/shared/calendar';

/** Whole days from a calendar day to `now`, as counted in India; never negative. */
export function daysSince(isoDay: string, now: Date): number {
  return Math.max(0, daysBetween(isoDay, indianDay(now)));
}
