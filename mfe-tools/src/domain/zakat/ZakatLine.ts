import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import type { RuleId } from './rules';

/** One line of the calculation: an asset or a debt. */
export interface ZakatLine {
  label: string;
  /** How it was calculated: `50 g of 22 carat`. */
  details: string;
  /** The counted amount in paise; null when a price is missing. */
  paise: Paise | null;
  rule: RuleId;
  /** The calculation, a sentence per step; empty where the amount is as entered. */
  working: readonly string[];
}

type Words = Pick<ZakatLine, 'label' | 'details' | 'rule'>;

/** A line for an entered amount, counted in full; none for 0. */
export const linesOf = (paise: Paise, words: Words): ZakatLine[] =>
  paise > 0 ? [{ ...words, paise, working: [`You entered ${inRupees(paise)}.`] }] : [];

/** A line for an entered amount of which none counts; none for 0. */
export const exemptLines = (paise: Paise, words: Words): ZakatLine[] =>
  linesOf(paise, words).map((line) => ({ ...line, paise: 0 }));
