import { EMA, MACD } from 'trading-signals';

const short = 12;
const long = 26;
const signal = 9;

export interface MacdFigures {
  line: number;
  signal: number;
  histogram: number;
}

/**
 * Moving average convergence and divergence (Gerald Appel), 12-26-9: EMA 12 less EMA 26, its own EMA 9, and the difference.
 * Null with fewer than 34 closes, when the signal has not yet seen nine values.
 */
export function macd(closes: readonly number[]): MacdFigures | null {
  if (closes.length < long + signal - 1) return null;
  const indicator = new MACD(new EMA(short), new EMA(long), new EMA(signal));
  closes.forEach((close) => indicator.add(close));
  const result = indicator.getResult();
  return result && { line: result.macd, signal: result.signal, histogram: result.histogram };
}
