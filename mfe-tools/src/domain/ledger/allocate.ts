import type { LedgerPaymentBody } from '@tayyib/shared/contracts';
import type { LedgerBalance } from '@tayyib/shared/shariah/purification-ledger';

/**
 * Divides a payment over what is open, the oldest year first. What is left over is paid ahead, for the newest of them.
 * @param balances at least one
 */
export function allocate(balances: readonly LedgerBalance[], paise: number): LedgerPaymentBody['parts'] {
  const oldestFirst = balances.toSorted((a, b) => a.yearTo.localeCompare(b.yearTo));
  let left = paise;
  const parts = oldestFirst.map(({ isin, name, yearTo, balancePaise }, index) => {
    const isLast = index === oldestFirst.length - 1;
    const amountPaise = isLast ? left : Math.min(left, Math.max(0, balancePaise));
    left -= amountPaise;
    return { isin, name, yearTo, amountPaise };
  });
  return parts.filter(({ amountPaise }) => amountPaise > 0);
}
