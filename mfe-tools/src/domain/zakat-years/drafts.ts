import { maxLedgerPaise } from '@tayyib/shared/limits';
import { firstLedgerDay } from '@tayyib/shared/shariah/purification-ledger';
import type { Paise } from '@tayyib/shared/values/amounts';
import type { WealthName } from '../zakat/wealthLines';
import type { YearFacts, ZakatYearDraft, ZakatYearLine } from './ZakatYearLine';

type Lines = readonly ZakatYearLine[];
export type YearPayment = Pick<
  ZakatYearDraft,
  'wealth' | 'year' | 'amountPaise' | 'countsOn' | 'recipient' | 'toWhom' | 'note'
>;
export interface YearToSave {
  wealth: WealthName;
  year: number;
  duePaise: Paise;
  facts: YearFacts;
}

/** Whether a line is about the zakat of a line of wealth. */
export const isOf = (line: Pick<ZakatYearDraft, 'wealth'>, { id }: Pick<WealthName, 'id'>): boolean =>
  line.wealth.id === id;

const none = { recipient: null, toWhom: '', note: '', reverses: null };

/** The line that brings a year to what is due now: in full at first, later the difference. None where nothing changed. */
export function draftYear(
  lines: Lines,
  { wealth, year, duePaise, facts }: YearToSave,
  today: string,
): ZakatYearDraft[] | null {
  if (duePaise < 0 || duePaise > maxLedgerPaise) return null;
  const before = lines.filter((line) => line.kind === 'due' && isOf(line, wealth) && line.year === year);
  const amountPaise = duePaise - before.reduce((sum, line) => sum + line.amountPaise, 0);
  if (JSON.stringify(before.at(-1)?.facts) === JSON.stringify(facts)) return [];
  const countsOn = before.length === 0 ? facts.dueOn : today;
  return [{ ...none, kind: 'due', wealth, year, amountPaise, countsOn, facts }];
}

/** The line of a payment, in advance or not. Null if its year is not saved, or it is not of a day that has been. */
export function draftYearPayment(lines: Lines, payment: YearPayment, today: string): ZakatYearDraft[] | null {
  const { wealth, year, amountPaise, countsOn } = payment;
  const isSaved = lines.some((line) => line.kind === 'due' && isOf(line, wealth) && line.year === year);
  const isPast = countsOn >= firstLedgerDay && countsOn <= today;
  if (!isSaved || !isPast || amountPaise <= 0 || amountPaise > maxLedgerPaise) return null;
  return [{ ...payment, kind: 'payment', facts: null, reverses: null }];
}

/** The line that takes a payment back, on `today`; none if that was done already. Null if it is not a payment. */
export function draftYearReversal(lines: Lines, id: string, today: string): ZakatYearDraft[] | null {
  const payment = lines.find((line) => line.id === id && line.kind === 'payment' && line.reverses === null);
  if (payment === undefined) return null;
  if (lines.some(({ reverses }) => reverses === id)) return [];
  const { kind, wealth, year, amountPaise, recipient, toWhom, note } = payment;
  const same = { kind, wealth, year, recipient, toWhom, note, facts: null };
  return [{ ...same, reverses: id, amountPaise: -amountPaise, countsOn: today }];
}
