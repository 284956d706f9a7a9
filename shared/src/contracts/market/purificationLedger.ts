import { z } from 'zod';
import { ledgerNoteMaxLength, maxLedgerEntries, maxLedgerPaise } from '../../policy/limits';
import { cleanText } from '../../policy/cleanText';
import { plainText } from '../common/plainText';
import { Day, Isin } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

/** Text that may be empty. */
const optionalText = (maxLength: number) =>
  z
    .string()
    .max(maxLength * 2)
    .overwrite(cleanText)
    .trim()
    .max(maxLength, `At most ${maxLength} characters.`);

const Paise = z.int().min(-maxLedgerPaise).max(maxLedgerPaise);

/** A company or fund in one of its financial years. Those without an ISIN are distinguished by their name. */
const account = {
  isin: Isin.nullable(),
  name: plainText(200),
  /** The last day of the financial year. */
  yearTo: Day,
};

/** One line of how an amount was computed. */
const LedgerWorking = z.object({ label: optionalText(300), value: optionalText(120) });

const basis = {
  method: z.enum(['dividend', 'shareHeld', 'gain', 'unitDay']).nullable(),
  standard: StandardId.nullable(),
  working: z.array(LedgerWorking).max(12),
};

const payment = {
  /** To whom it was paid. */
  toWhom: optionalText(ledgerNoteMaxLength),
  note: optionalText(ledgerNoteMaxLength),
};

/**
 * One line of a purification ledger. Lines are never changed: a recalculated due, or a payment taken back, is a
 * further line. A due is what the lines of its account add up to.
 */
export const LedgerLine = z.object({
  ...account,
  ...basis,
  ...payment,
  id: z.uuid(),
  kind: z.enum(['due', 'payment']),
  /** Whole paise. Of a correction, the difference; below 0 where the due fell, and of a payment taken back. */
  amountPaise: Paise,
  /** The day from which statements count it: the year's last day, the day of payment, or that of a correction. */
  countsOn: Day,
  writtenAt: z.iso.datetime(),
  /** The payment this line takes back. */
  reverses: z.uuid().nullable(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** All lines on the account, oldest first. */
export const LedgerReply = z.object({ lines: z.array(LedgerLine), limit: z.int() });
export type LedgerReply = z.infer<typeof LedgerReply>;

/** What is due in all for an account, as computed now. */
export const LedgerDue = z.object({
  ...account,
  ...basis,
  duePaise: Paise.min(0),
});
export type LedgerDue = z.infer<typeof LedgerDue>;
/** Sent again, it adds nothing: the ledger gets the difference to what it has. */
export const LedgerDuesBody = z.object({ dues: z.array(LedgerDue).min(1).max(maxLedgerEntries) });
export type LedgerDuesBody = z.infer<typeof LedgerDuesBody>;

/** One payment, divided over the accounts it is for. */
export const LedgerPaymentBody = z.object({
  /** Chosen by the client: a request that is repeated adds nothing. */
  requestId: z.uuid(),
  paidOn: Day,
  ...payment,
  parts: z
    .array(z.object({ ...account, amountPaise: Paise.min(1) }))
    .min(1)
    .max(maxLedgerEntries),
});
export type LedgerPaymentBody = z.infer<typeof LedgerPaymentBody>;

export const LedgerLineParams = z.object({ id: z.uuid() });
