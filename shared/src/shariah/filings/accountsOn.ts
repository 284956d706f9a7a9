import { chooseInterim } from '../age/chooseInterim';
import type { CompanyEvent, Filing, ReceiptInputs } from '../types';
import { chooseFiling } from './chooseFiling';

/** The accounts a company is judged by on a day. */
export interface AccountsOnFile {
  /** The newest annual accounts. */
  filing: Filing | null;
  /** The newest annual accounts that are no summary, if `filing` is one: they decide what it leaves open. */
  fuller: Filing | null;
  /** The newest later balance sheet, later than the accounts that decide in full. */
  interim: Filing | null;
}

/** The accounts to judge by on a day; a summary never hides complete accounts of before. */
export function accountsOn(filings: readonly Filing[], today: string): AccountsOnFile {
  const filing = chooseFiling(filings, today);
  const fuller = filing?.isSummary === true ? chooseFuller(filings, filing, today) : null;
  const others = filings.filter((one) => one !== filing);
  return { filing, fuller, interim: chooseInterim(others, fuller ?? filing, today) };
}

/** Accounts of the company alone say less than a summary of those of its group, and decide nothing beside it. */
function chooseFuller(
  filings: readonly Filing[],
  { periodEnd, nature }: Filing,
  today: string,
): Filing | null {
  return chooseFiling(
    filings.filter(
      (one) =>
        one.isSummary !== true &&
        one.periodEnd <= periodEnd &&
        (one.nature === nature || one.nature === 'consolidated'),
    ),
    today,
  );
}

/**
 * What complete accounts of before a summary count for: everything, or only what they object to, because they are too old or because the
 * company changed since.
 */
export type FullerStanding = 'none' | 'counts' | 'too_old' | 'before_change';

/** What the complete accounts among the inputs count for. */
export function fullerStanding({
  fuller,
  events = [],
}: Pick<ReceiptInputs, 'fuller' | 'events'>): FullerStanding {
  if (fuller === undefined) return 'none';
  if (fuller.areTooOld) return 'too_old';
  return events.some(isAfter(fuller.filing.periodEnd)) ? 'before_change' : 'counts';
}

/** Whether an event changed a company after the last day of its accounts. */
export const isAfter =
  (periodEnd: string) =>
  ({ day }: Pick<CompanyEvent, 'day'>): boolean =>
    day > periodEnd;
