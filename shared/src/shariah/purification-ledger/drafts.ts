import type { LedgerDue, LedgerLine, LedgerPaymentBody } from '@tayyib/shared/contracts';
import { accountOf } from './balances';

/** A line before it is written. */
export type LedgerDraft = Omit<LedgerLine, 'id' | 'writtenAt'>;

/** Electronic shares are from 1996 on. */
export const firstLedgerDay = '1990-01-01';

const isPast = (day: string, today: string) => day >= firstLedgerDay && day <= today;

/**
 * The lines that bring the ledger to what is due now: the first due of an account in full, from the last day of its year on; later
 * ones as the difference, from today on, so that a statement of before stays as it was given. Where nothing changed there is none.
 * Null if a year has not ended.
 */
export function draftDues(
  lines: readonly LedgerLine[],
  dues: readonly LedgerDue[],
  today: string,
): LedgerDraft[] | null {
  if (dues.some(({ yearTo }) => !isPast(yearTo, today))) return null;
  const present = new Map<string, number>();
  for (const line of lines) {
    if (line.kind !== 'due') continue;
    present.set(accountOf(line), (present.get(accountOf(line)) ?? 0) + line.amountPaise);
  }
  return dues.flatMap(({ duePaise, ...due }): LedgerDraft[] => {
    const key = accountOf(due);
    const before = present.get(key);
    const amountPaise = duePaise - (before ?? 0);
    if (amountPaise === 0) return [];
    present.set(key, duePaise);
    const countsOn = before === undefined ? due.yearTo : today;
    return [{ ...due, kind: 'due', amountPaise, countsOn, toWhom: '', note: '', reverses: null }];
  });
}

/** The lines of a payment, one for each account. Null if it is for an account without a due, or not of a day that has been. */
export function draftPayment(
  lines: readonly LedgerLine[],
  { paidOn, toWhom, note, parts }: Omit<LedgerPaymentBody, 'requestId'>,
  today: string,
): LedgerDraft[] | null {
  const due = new Set(lines.filter(({ kind }) => kind === 'due').map(accountOf));
  if (!isPast(paidOn, today) || parts.some((part) => !due.has(accountOf(part)))) return null;
  const none = { method: null, standard: null, working: [], reverses: null };
  return parts.map((part) => ({ ...part, ...none, kind: 'payment', countsOn: paidOn, toWhom, note }));
}

/**
 * The line that takes a payment back; none if that was done already. Null if it is not a payment.
 * @param today the day it counts from: earlier statements stay as they were given
 */
export function draftReversal(
  lines: readonly LedgerLine[],
  id: string,
  today: string,
): readonly LedgerDraft[] | null {
  const payment = lines.find((line) => line.id === id && line.kind === 'payment' && line.reverses === null);
  if (payment === undefined) return null;
  if (lines.some(({ reverses }) => reverses === id)) return [];
  const { kind, isin, name, yearTo, amountPaise, method, standard, working, toWhom, note } = payment;
  const countsOn = payment.countsOn > today ? payment.countsOn : today;
  const same = { kind, isin, name, yearTo, method, standard, working, toWhom, note };
  return [{ ...same, reverses: id, amountPaise: -amountPaise, countsOn }];
}
