import { addMonths, indianDay, lastDayOfMonth } from '@tayyib/shared/values/calendar';
import type { ReviewGrade, StandardId, StatusCode, VerdictChange } from '@tayyib/shared/contracts';

export interface MonthOfStatus {
  /** Its first day: `2026-11-01`. */
  month: string;
  /** The status on its last day, or today; null before the first verdict. */
  status: StatusCode | null;
  /** Why it was under review; null if it was decided, and in verdicts from before there were grades. */
  grade: ReviewGrade | null;
  /** The year of its accounts if they are outdated, as `2024`. */
  outdatedYear: string | null;
}

const monthsShown = 12;

/**
 * The status by a standard at the end of each of the last twelve months, oldest first. A verdict counts from the day its
 * newest fact was published; one without a newer fact, such as an advisor's decision, from the day it was recorded.
 * @param history oldest first, of all standards
 */
export function statusByMonth(
  history: readonly VerdictChange[],
  standard: StandardId,
  now = new Date(),
): MonthOfStatus[] {
  const today = indianDay(now);
  const dated = datedChanges(history.filter((change) => change.standard === standard));
  const thisMonth = `${today.slice(0, 7)}-01`;
  return Array.from({ length: monthsShown }, (_, at) => {
    const month = addMonths(thisMonth, at + 1 - monthsShown);
    const end = lastDayOfMonth(month.slice(0, 7));
    const last = dated.findLast(({ from }) => from <= (end < today ? end : today));
    return {
      month,
      status: last?.change.status ?? null,
      grade: last?.change.grade ?? null,
      outdatedYear: last ? outdatedYear(last.change) : null,
    };
  });
}

function datedChanges(changes: readonly VerdictChange[]): { from: string; change: VerdictChange }[] {
  let newest = '';
  return changes.map((change) => {
    const { factsAsOf, decidedAt } = change;
    const hasNewerFact = factsAsOf !== null && factsAsOf > newest;
    if (hasNewerFact) newest = factsAsOf;
    return { from: hasNewerFact ? factsAsOf : indianDay(new Date(decidedAt)), change };
  });
}

const outdatedYear = ({ freshness, accountsTo }: VerdictChange): string | null =>
  freshness === 'outdated' ? (accountsTo?.slice(0, 4) ?? null) : null;
