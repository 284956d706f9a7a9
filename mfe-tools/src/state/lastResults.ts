import { parsedText } from '@tayyib/shared/parts/storage';
import { loadText, saveText } from './device/savedTexts';

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
export async function readLastResult(calculator: Calculator, userId: string): Promise<LastResult | null> {
  const stored = parsedText(await loadText(`${calculator}-result`, userId));
  if (typeof stored !== 'object' || stored === null || !('text' in stored && 'day' in stored)) return null;
  const { text, day } = stored;
  return typeof text === 'string' && typeof day === 'string' ? { text, day } : null;
}

/** Remembers a result; null forgets it. */
export function writeLastResult(calculator: Calculator, userId: string, result: LastResult | null): void {
  saveText(`${calculator}-result`, userId, result === null ? null : JSON.stringify(result));
}
