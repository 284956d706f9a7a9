import type { StatedFiling } from '../../../records/filingsRepository';
import { balanceSheetSums } from './statedSums';

type Dues = Pick<StatedFiling, 'tradePayablesCurrentRupees' | 'currentTaxLiabilitiesRupees'>;
type LineAtTheEnd = (name: string) => number | null;

/** Rounded lines add up to their total within a ten-thousandth of it. */
const rounding = 0.0001;

/**
 * What a company owes to suppliers and in tax within a year, by the lines of the Ind AS form. A line that is left out, negative, or 0
 * without a total that confirms the 0 is not stated.
 */
export function currentDues(line: LineAtTheEnd): Dues {
  const payables = statedIn('CurrentFinancialLiabilities', 'TradePayablesCurrent', line);
  const tax = statedIn('CurrentLiabilities', 'CurrentTaxLiabilities', line);
  // an absent field, not null: filings without these lines have the content hash they had before the lines were read
  return {
    ...(payables !== null && { tradePayablesCurrentRupees: payables }),
    ...(tax !== null && { currentTaxLiabilitiesRupees: tax }),
  };
}

function statedIn(total: string, name: string, line: LineAtTheEnd): number | null {
  const rupees = line(name);
  if (rupees === null || rupees < 0) return null;
  return rupees > 0 || isConfirmed(total, line) ? rupees : null;
}

/** Whether the other lines make the total, so that a 0 is no blank line; a total of 0 confirms nothing. */
function isConfirmed(total: string, line: LineAtTheEnd): boolean {
  const stated = line(total) ?? 0;
  const parts = balanceSheetSums.find((sum) => sum.total === total)?.plus ?? [];
  const sum = parts.reduce((all, part) => all + (line(part) ?? 0), 0);
  return stated > 0 && Math.abs(sum - stated) <= stated * rounding;
}
