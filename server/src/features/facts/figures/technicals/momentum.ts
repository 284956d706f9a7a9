import { macdOf, rsiOf } from './indicators';
import { numberOrNull } from '../../../../lib/safeRatio';

export interface MacdFigures {
  line: number;
  signal: number;
  histogram: number;
}

/** The MACD 12-26-9 of the last day, and its histogram: line less signal. Null with fewer than 34 closes. */
export function macd(closes: readonly number[]): MacdFigures | null {
  const { line, signal } = macdOf(closes);
  return Number.isNaN(signal) ? null : { line, signal, histogram: line - signal };
}

/** The relative strength index of the last day over `days` moves; null where it is unknown. */
export const rsi = (closes: readonly number[], days = 14): number | null => numberOrNull(rsiOf(closes, days));
