import type { Paise } from '@tayyib/shared/values/amounts';
import type { WealthName } from '../zakat/wealthLines';
import type { RecipientId } from './recipients';

/** What the zakat of a year was computed from, as it was saved. */
export interface YearFacts {
  startsOn: string;
  dueOn: string;
  /** Whether the year had passed. */
  isComplete: boolean;
  school: string;
  nisab: string;
  nisabPaise: Paise;
  assetsPaise: Paise;
  /** Impure income is among it: it is deducted as well. */
  debtsPaise: Paise;
  /** Assets above what is deducted. */
  netPaise: Paise;
  working: readonly { label: string; value: string }[];
}

/** A line about the zakat of a Hijri year before it is written; it is never changed. */
export interface ZakatYearDraft {
  kind: 'due' | 'payment';
  /** The line of wealth whose zakat it is, under its name at that time. */
  wealth: WealthName;
  /** The Hijri year in which zakat is due. */
  year: number;
  /** Of a correction the difference; below 0 where a payment is reversed. */
  amountPaise: Paise;
  countsOn: string;
  /** Of dues only. */
  facts: YearFacts | null;
  recipient: RecipientId | null;
  toWhom: string;
  note: string;
  /** The payment that this line reverses. */
  reverses: string | null;
}

export interface ZakatYearLine extends ZakatYearDraft {
  id: string;
  writtenAt: string;
}
