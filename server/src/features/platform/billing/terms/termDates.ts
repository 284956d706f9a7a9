import type { BillingPeriod } from '@tayyib/shared/prices';
import { graceDays, monthsOf } from '@tayyib/shared/prices';

const dayMs = 24 * 3600 * 1000;
/** India has one time zone and no summer time. */
const indiaOffsetMs = 5.5 * 3600 * 1000;

/** The end of a term: the same day and time so many months later in India, or that month's last day. */
export function endOfTerm(startsAt: Date, period: BillingPeriod): Date {
  const local = new Date(startsAt.getTime() + indiaOffsetMs);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + monthsOf[period]);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - indiaOffsetMs);
}

/** When a plan closes without a further payment. Only a plan that renews has a grace period. */
export function accessUntil({ endsAt, autoRenew }: { endsAt: Date; autoRenew: boolean }): Date {
  return autoRenew ? new Date(endsAt.getTime() + graceDays * dayMs) : endsAt;
}

/** `26-27` for a day from April 2026 to March 2027 in India. */
export function financialYearOf(at: Date): string {
  const local = new Date(at.getTime() + indiaOffsetMs);
  const first = local.getUTCMonth() >= 3 ? local.getUTCFullYear() : local.getUTCFullYear() - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** Whole days between two instants; neither a started day nor anything after the end counts. */
export function wholeDays(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / dayMs));
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
