import { addMonths, indianDay, indianMoment } from '@tayyib/shared/values/calendar';
import type { BillingPeriod } from '@tayyib/shared/prices';
import { graceDays, monthsOf } from '@tayyib/shared/prices';
import { dayMs } from '../../../../lib/durations';

/** The end of a term: the same day and time so many months later in India, or that month's last day. */
export function endOfTerm(startsAt: Date, period: BillingPeriod): Date {
  const day = indianDay(startsAt);
  const timeOfDayMs = startsAt.getTime() - indianMoment(day, '00:00').getTime();
  return new Date(indianMoment(addMonths(day, monthsOf[period]), '00:00').getTime() + timeOfDayMs);
}

/** When a plan closes without a further payment. Only a plan that renews has a grace period. */
export function accessUntil({ endsAt, autoRenew }: { endsAt: Date; autoRenew: boolean }): Date {
  return autoRenew ? new Date(endsAt.getTime() + graceDays * dayMs) : endsAt;
}

/** `26-27` for a day from April 2026 to March 2027 in India. */
export function financialYearOf(at: Date): string {
  const [year = 0, month = 1] = indianDay(at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** Whole days between two instants; neither a started day nor anything after the end counts. */
export function wholeDays(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / dayMs));
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
