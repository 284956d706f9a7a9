import { parsedText, textIn } from '@tayyib/shared/parts/storage';
import { readDraft, saveDraft } from './drafts';

/** The calculators whose last result is remembered. */
export type Calculator = 'zakat' | 'purification';

/** The last result of a calculator. */
export interface LastResult {
  /** As it was shown: an amount, or why there is none. */
  text: string;
  /** The day in India, as in `2026-11-20`. */
  day: string;
}

/** The last result of a calculator in this browser, or null. It is saved like the forms, and never sent. */
export function readLastResult(calculator: Calculator, userId: string): LastResult | null {
  const stored = parsedText(readDraft(`${calculator}-result`, userId));
  const text = textIn(stored, 'text');
  const day = textIn(stored, 'day');
  return text === null || day === null ? null : { text, day };
}

/** Remembers a result; null forgets it. */
export function writeLastResult(calculator: Calculator, userId: string, result: LastResult | null): void {
  saveDraft(`${calculator}-result`, userId, result === null ? null : JSON.stringify(result));
}
