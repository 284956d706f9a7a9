import type { VerdictReceipt } from '@tayyib/shared/contracts';
import { badgeOf, standardNames } from '@tayyib/shared/shariah';
import { checkReceipt } from './checkReceipt';
import type { ReceiptCheck } from './checkReceipt';
import type { SignatureStanding } from './receiptSignature';
import { signatureStanding } from './receiptSignature';

export interface ReceiptReport {
  /** Whether every claim of the receipt is valid. */
  isSound: boolean;
  /** The report, for the user. */
  lines: string[];
}

/**
 * Reports on a receipt, claim by claim. A hash alone proves nothing, as anyone can change an input and hash again: the rules must be
 * those published and the signature ours. A receipt is for an ISIN: its name proves nothing and is never shown alone.
 * @param keys trusted public keys, `<keyId>:<base64 SPKI> …`; null for a receipt read from our own store
 */
export function reportOn(receipt: VerdictReceipt, keys: string | null): ReceiptReport {
  const { isHashRight, isStatusRight, edition, ...again } = checkReceipt(receipt);
  const { isin, symbol, standard, status } = receipt;
  const signature = keys === null ? 'right' : signatureStanding(receipt, keys);
  return {
    isSound: isHashRight && isStatusRight && edition !== 'altered' && signature === 'right',
    lines: [
      `${isin} by ${standardNames[standard.id]}, edition ${standard.edition} (${symbol} in the file: names are not part of a receipt)`,
      `  receipt ${isHashRight ? 'holds' : 'DOES NOT HOLD'}: ${again.receipt}`,
      isStatusRight
        ? `  status holds: ${again.status} (${badgeOf(again.status)})`
        : `  status DOES NOT HOLD: ${status} stated, ${again.status} worked out`,
      `  ${editionWords[edition]}`,
      ...(keys === null ? [] : [`  ${signatureWords[signature]}`]),
      `  ${again.reasons[0] ?? ''}`,
    ],
  };
}

const editionWords: Record<ReceiptCheck['edition'], string> = {
  published: 'rules hold: they are those published under this name',
  altered: 'rules DO NOT HOLD: they are not those published under this name',
  unknown: 'rules are of an edition that did not come with the product: the signature alone vouches for them',
};

const signatureWords: Record<SignatureStanding, string> = {
  right: 'signature holds: we gave out these figures, on the day it says',
  wrong: 'signature DOES NOT HOLD: something was changed after we signed it',
  unsigned: 'signature MISSING: nobody vouches for its figures',
  'no key': 'signature NOT CHECKED: the key it names was not given (--keys)',
};
