import { wholeDays } from './termDates';

export interface PaidTerm {
  startsAt: Date;
  endsAt: Date;
  /** What the whole term is worth. */
  valuePaise: number;
}

/**
 * The worth of the whole days of a term that are still to come, in paise. A fraction of a paisa is rounded up, for the
 * person; whole days are, at most, all days, so it is never more than the term's worth, and never less than nothing.
 */
export function unusedPaise({ startsAt, endsAt, valuePaise }: PaidTerm, now: Date): number {
  const days = wholeDays(startsAt, endsAt);
  const unused = Math.min(days, wholeDays(now, endsAt));
  return days === 0 ? 0 : Math.ceil((valuePaise * unused) / days);
}
