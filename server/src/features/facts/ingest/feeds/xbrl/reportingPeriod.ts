import { isYearLong } from '@tayyib/shared/shariah';
import { RefusedRow, day } from '../reading/values';
import type { XbrlInstance } from './parseXbrl';
import type { StatedFacts } from './StatedFacts';

/** The period of a filing, and the context that holds its figures. */
export interface ReportingPeriod {
  context: string;
  start: string;
  end: string;
}

/** Contexts by their ids: year to date, the quarter or half-year, and the last day. */
const yearToDate = 'FourD';
const ownPeriod = 'OneD';
const atPeriodEnd = 'OneI';

/**
 * The longest period a filing reports. Before 2025 the contexts are dated with the quarter even where the figures are of the year, so
 * the period is read from the reporting-period facts. Integrated filings date every context: the year is the one of 350 to 380
 * days, year to date first. One that contradicts the reporting-period facts or the balance sheet's day is refused.
 */
export function reportingPeriod({ form, periods }: XbrlInstance, facts: StatedFacts): ReportingPeriod {
  if (!form.isIntegrated) return balancedAt(statedPeriod(facts, yearToDate), periods);
  const contexts = [yearToDate, ownPeriod].filter((id) => periods.has(id));
  const context =
    contexts.find((id) => {
      const { start = null, end = '' } = periods.get(id) ?? {};
      return start !== null && isYearLong(start, end);
    }) ?? contexts[0];
  if (context === undefined) throw new RefusedRow('The filing dates none of its periods.');
  const stated = statedPeriod(facts, context);
  const dated = periods.get(context);
  if (dated?.start !== stated.start || dated.end !== stated.end) {
    throw new RefusedRow(
      `It reports on ${stated.start} to ${stated.end}, and dates the figures ${dated?.start ?? 'from no day'} to ${dated?.end ?? 'no day'}.`,
    );
  }
  return balancedAt(stated, periods);
}

/** The period, if the balance sheet is of its last day. */
function balancedAt(stated: ReportingPeriod, periods: XbrlInstance['periods']): ReportingPeriod {
  const closing = periods.get(atPeriodEnd)?.end;
  if (closing !== undefined && closing !== stated.end) {
    throw new RefusedRow(`Its period ends on ${stated.end}, and its balance sheet is of ${closing}.`);
  }
  return stated;
}

function statedPeriod(facts: StatedFacts, context: string): ReportingPeriod {
  return {
    context,
    start: day(facts.text('DateOfStartOfReportingPeriod', context), 'start of the period'),
    end: day(facts.text('DateOfEndOfReportingPeriod', context), 'end of the period'),
  };
}
