import { withStorage } from '@tayyib/shared/storage';

/** The calculators whose last result is remembered. */
export type Calculator = 'zakat' | 'purification';

/** What a calculator said last. */
export interface LastResult {
  /** As it was shown: an amount, or why there is none. */
  text: string;
  /** The day in India, as in `2026-11-20`. */
  day: string;
}

/** Like the forms: stored in this browser only, per user, cleared on sign-out, and never sent. */
const storageKey = (calculator: Calculator, userId: string) => `${calculator}-result:${userId}`;

/** The last result of a calculator on this device, or null. */
export function readLastResult(calculator: Calculator, userId: string): LastResult | null {
  const stored: unknown = withStorage((storage): unknown =>
    JSON.parse(storage.getItem(storageKey(calculator, userId)) ?? 'null'),
  );
  if (typeof stored !== 'object' || stored === null || !('text' in stored && 'day' in stored)) return null;
  const { text, day } = stored;
  return typeof text === 'string' && typeof day === 'string' ? { text, day } : null;
}

/** Remembers a result; null forgets it. */
export function writeLastResult(calculator: Calculator, userId: string, result: LastResult | null): void {
  withStorage((storage) =>
    result === null
      ? storage.removeItem(storageKey(calculator, userId))
      : storage.setItem(storageKey(calculator, userId), JSON.stringify(result)),
  );
}
