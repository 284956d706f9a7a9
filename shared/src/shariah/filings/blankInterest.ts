import { percentInVerdict } from '../../values/format';
import type { AmountKey, ReceiptInputs, FactReading } from '../types';

type StatedFiling = NonNullable<ReceiptInputs['filing']>;

/** Lines of interest that stay 0 in an integrated filing where a company states its interest elsewhere, or nowhere. */
export const interestLines: readonly AmountKey[] = ['interestIncome', 'interestEarned'];

/**
 * Reads a line of interest that an integrated filing leaves at 0 or has not: its form writes 0 into every line left blank, so a 0 is not
 * a statement. Interest received stands for it; without any, interest may be all of other income, so it is unknown unless there
 * is neither other income nor a balance that would earn interest.
 * @param expected the interest its assets may have earned, as a share of total income; null where that is negligible
 */
export function readBlankInterest(
  { amounts }: StatedFiling,
  fact: AmountKey,
  expected: number | null,
): FactReading {
  const inCashFlow = fact === 'interestEarned' ? (amounts.interestIncome ?? 0) : 0;
  if (inCashFlow > 0) {
    return { valueRupees: inCashFlow, doubt: null, label: 'Interest income (cash-flow statement)' };
  }
  const received = amounts.interestReceived ?? 0;
  if (received > 0) {
    const label = 'Interest received (cash-flow statement; interest income is not filled in)';
    return { valueRupees: received, doubt: null, label };
  }
  const other = amounts.otherIncome ?? 0;
  const hasDeposits = (amounts.otherBankBalances ?? 0) > 0 || (amounts.balancesWithBanks ?? 0) > 0;
  if (other === 0 && !hasDeposits && expected === null) return { valueRupees: 0, doubt: null };
  return {
    valueRupees: null,
    isBlank: true,
    doubt: `the form has 0 where nothing is filled in; ${bounds(amounts, expected)}`,
  };
}

function bounds({ otherIncome, totalIncome }: StatedFiling['amounts'], expected: number | null): string {
  const other = otherIncome ?? 0;
  const total = totalIncome ?? 0;
  if (other > 0 && total > 0)
    return `it is between 0 and ${percentInVerdict(other / total)} of total income, its other income`;
  return expected === null
    ? 'its bank deposits earn interest'
    : `7.50% on its balances, loans and investments would be ${percentInVerdict(expected)} of total income`;
}
