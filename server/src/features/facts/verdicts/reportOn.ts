import type { VerdictReceipt } from '@tayyib/shared/contracts';
import { badgeOf, standardNames } from '@tayyib/shared/shariah';
import { checkReceipt } from './checkReceipt';

export interface ReceiptReport {
  /** Whether all that a receipt vouches for is as it says. */
  isSound: boolean;
  /** For the person who asked. */
  lines: string[];
}

/** Says how a receipt held. A receipt is of an ISIN: a name beside it proves nothing, so it never stands alone. */
export function reportOn(receipt: VerdictReceipt): ReceiptReport {
  const { isHashRight, isStatusRight, ...again } = checkReceipt(receipt);
  const { isin, symbol, standard, status } = receipt;
  return {
    isSound: isHashRight && isStatusRight,
    lines: [
      `${isin} by ${standardNames[standard.id]}, edition ${standard.edition} (${symbol} in the file: names are not part of a receipt)`,
      `  receipt ${isHashRight ? 'holds' : 'DOES NOT HOLD'}: ${again.receipt}`,
      isStatusRight
        ? `  status holds: ${again.status} (${badgeOf(again.status)})`
        : `  status DOES NOT HOLD: ${status} stated, ${again.status} worked out`,
      `  ${again.reasons[0] ?? ''}`,
    ],
  };
}
