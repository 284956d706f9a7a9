import { RSI } from 'trading-signals';

/**
 * Relative strength index by J. Welles Wilder ("New Concepts in Technical Trading Systems", 1978), 0 to 100: the first
 * average is the mean of `days` moves, later ones are smoothed by 1 / days. Null with fewer than `days` moves, or where
 * the price never moved, as nil over nil is no strength.
 */
export function rsi(closes: readonly number[], days = 14): number | null {
  if (closes.length <= days || closes.every((close) => close === closes[0])) return null;
  const indicator = new RSI(days);
  closes.forEach((close) => indicator.add(close));
  return indicator.getResult();
}
