import type { AmountKey, FilingAmounts, FilingFormat } from '@tayyib/shared/shariah';
import { RefusedRow, day } from './reading/values';

/** Columns that only the table of integrated filings has, from FY25 on. */
export const integratedColumns = ['family', 'filed', 'DebtSecurities', 'SubordinatedLiabilities'] as const;

const formats: Readonly<Record<string, FilingFormat>> = { INDAS: 'ind_as', NBFC: 'nbfc', BANKING: 'bank' };

/** Lines of the year. The form fills a blank one with 0; a blank line of the balance sheet is confirmed by its sums. */
const yearLines: readonly AmountKey[] = [
  'revenueFromOperations',
  'otherIncome',
  'interestEarned',
  'interestIncome',
  'interestReceived',
  'dividendIncome',
  'financeCosts',
];

/** What identifies an integrated filing in the table: its form, its file, and the day it was filed. */
export function integratedFiling(
  family: string,
  file: string,
  filed: string,
): { document: string; filedOn: string; format: FilingFormat } {
  const format = formats[family];
  if (format === undefined)
    throw new RefusedRow(`A filing of the form ${family} has none of the lines that standards read.`, true);
  return { document: file, filedOn: day(filed, 'day of filing'), format };
}

/** The amounts without zeros that stand for blank lines. */
export function withoutFilledZeros(amounts: FilingAmounts): FilingAmounts {
  return {
    ...amounts,
    ...Object.fromEntries(yearLines.filter((key) => amounts[key] === 0).map((key) => [key, null])),
  };
}
