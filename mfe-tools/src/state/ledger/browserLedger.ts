import type { LedgerDraft } from '@tayyib/shared/purification-ledger';
import { readLines } from '../../domain/ledger/readLines';
import { sealedLines } from './sealedLines';
import { textInBrowser } from './TextPlace';

/** The purification ledger in this browser. */
export const browserLedger = sealedLines<LedgerDraft>({
  name: 'purification-ledger',
  place: textInBrowser('purification-ledger'),
  read: readLines,
  refusal: 'A payment is for a due in the ledger, on a day up to today; a due is of a year that has ended.',
});
