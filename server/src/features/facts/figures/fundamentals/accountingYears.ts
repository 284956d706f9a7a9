import { monthsBetween } from '@tayyib/shared/values/calendar';
import type { AccountingYear, AccountsNature } from '@tayyib/shared/contracts';
import { isAnnual, knownOn } from '@tayyib/shared/shariah';
import type { FiledAccounts } from '../../records/filedAccounts';
import type { FaceValueAt } from './faceValueAt';
import { doubtsOf, yearFigures } from './yearFigures';
import { yearRatios } from './yearRatios';

/**
 * The annual accounts of one nature known by a day, the oldest first: of several filings for one year's end the one filed
 * last. Half-year, quarterly and unaudited accounts are left out, as verdicts leave them out.
 * @param faceValue by which the paid-up capital of a day is divided to give shares as counted today
 */
export function accountingYears(
  filings: readonly FiledAccounts[],
  nature: AccountsNature,
  today: string,
  faceValue: FaceValueAt,
): AccountingYear[] {
  const byEnd = new Map<string, FiledAccounts>();
  for (const filing of filings) {
    if (filing.nature !== nature || !isAnnual(filing) || knownOn(filing) > today) continue;
    const other = byEnd.get(filing.periodEnd);
    if (other === undefined || knownOn(filing) > knownOn(other)) byEnd.set(filing.periodEnd, filing);
  }
  return [...byEnd.values()]
    .sort((a, b) => a.periodEnd.localeCompare(b.periodEnd))
    .map((filing) => accountingYear(filing, faceValue(filing.periodEnd)));
}

function accountingYear(filing: FiledAccounts, faceValueRupees: number | null): AccountingYear {
  const { periodStart, periodEnd, format, audited, source } = filing;
  const months = monthsBetween(periodStart, periodEnd);
  const figures = yearFigures(filing, faceValueRupees);
  return {
    periodStart,
    periodEnd,
    months,
    format,
    audited,
    source,
    figures,
    ratios: yearRatios(figures, format, months),
    doubts: doubtsOf(filing),
  };
}
