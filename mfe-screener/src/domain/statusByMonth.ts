import type { StandardId, StatusCode, VerdictChange } from '@tayyib/shared/contracts';

export interface MonthOfStatus {
  /** Its first day: `2026-11-01`. */
  month: string;
  /** What held on its last day, or today; null before anything was known of the stock. */
  status: StatusCode | null;
}

const monthsShown = 12;
const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

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
  const today = india.format(now);
  const dated = datedStatuses(history.filter((change) => change.standard === standard));
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, at) => {
    const first = new Date(Date.UTC(year, month - monthsShown + at, 1));
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
    const end = last.toISOString().slice(0, 10);
    const held = dated.findLast(({ from }) => from <= (end < today ? end : today));
    return { month: first.toISOString().slice(0, 10), status: held?.status ?? null };
  });
}

function datedStatuses(changes: readonly VerdictChange[]): { from: string; status: StatusCode }[] {
  let newest = '';
  return changes.map(({ factsAsOf, decidedAt, status }) => {
    const bringsFact = factsAsOf !== null && factsAsOf > newest;
    if (bringsFact) newest = factsAsOf;
    return { from: bringsFact ? factsAsOf : india.format(new Date(decidedAt)), status };
  });
}
