import { wholeDays } from './termDates';

export interface PaidTerm {
  startsAt: Date;
  endsAt: Date;
  /** The value of the whole term. */
  valuePaise: number;
}

/**
 * The value of the remaining whole days of a term, in paise. A fraction of a paisa is rounded up, in the
 * user's favour; whole days are at most all days, so it is never more than the term's value, and never
 * negative.
 */
export function unusedPaise({ startsAt, endsAt, valuePaise }: PaidTerm, now: Date): number {
  const days = wholeDays(startsAt, endsAt);
  const unused = Math.min(days, wholeDays(now, endsAt));
  return days === 0 ? 0 : Math.ceil((valuePaise * unused) / days);
}
