import { addMonths, indianDay, lastDayOfMonth } from '@tayyib/shared/calendar';
import type { StandardId, StatusCode, VerdictChange } from '@tayyib/shared/contracts';

export interface MonthOfStatus {
  /** Its first day: `2026-11-01`. */
  month: string;
  /** What held on its last day, or today; null before anything was known of the stock. */
  status: StatusCode | null;
}

const monthsShown = 12;

/**
 * What a standard said at the end of each of the last twelve months, the oldest first. A verdict counts from the day its
 * newest fact became known; one that brings no newer fact, such as an advisor's word, from the day it was recorded.
 * @param history oldest first, of all standards
 */
export function statusByMonth(
  history: readonly VerdictChange[],
  standard: StandardId,
  now = new Date(),
): MonthOfStatus[] {
  const today = indianDay(now);
  const dated = datedStatuses(history.filter((change) => change.standard === standard));
  const thisMonth = `${today.slice(0, 7)}-01`;
  return Array.from({ length: monthsShown }, (_, at) => {
    const month = addMonths(thisMonth, at + 1 - monthsShown);
    const end = lastDayOfMonth(month.slice(0, 7));
    const held = dated.findLast(({ from }) => from <= (end < today ? end : today));
    return { month, status: held?.status ?? null };
  });
}

function datedStatuses(changes: readonly VerdictChange[]): { from: string; status: StatusCode }[] {
  let newest = '';
  return changes.map(({ factsAsOf, decidedAt, status }) => {
    const bringsFact = factsAsOf !== null && factsAsOf > newest;
    if (bringsFact) newest = factsAsOf;
    return { from: bringsFact ? factsAsOf : indianDay(new Date(decidedAt)), status };
  });
}
