// Indicators over closes, oldest first. They read typed arrays too, so screens compute them for ten thousand companies at once;
// unknown is NaN there. `indicators.test.ts` compares them with the library trading-signals.

type Closes = ArrayLike<number>;

/** Arithmetic mean; NaN of none. */
export function meanOf(values: Closes): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? NaN;
  return sum / values.length;
}

/** Exponential average: starts at the first close; each later one weighs 2 / (days + 1). NaN with fewer closes than `days`. */
export function emaOf(closes: Closes, days: number): number {
  if (closes.length < days) return NaN;
  let mean = closes[0] ?? NaN;
  for (let at = 1; at < closes.length; at++) mean += ((closes[at] ?? NaN) - mean) * (2 / (days + 1));
  return mean;
}

/**
 * Relative strength index by J. Welles Wilder ("New Concepts in Technical Trading Systems", 1978), 0 to 100: the first average is the
 * mean of `days` moves, later ones are smoothed by 1 / days. NaN with fewer than `days` moves, or where the price never moved.
 */
export function rsiOf(closes: Closes, days: number): number {
  if (closes.length <= days) return NaN;
  let gain = 0;
  let loss = 0;
  for (let at = 1; at < closes.length; at++) {
    const change = (closes[at] ?? NaN) - (closes[at - 1] ?? NaN);
    // the first average is a plain mean, those after are smoothed
    const weight = 1 / Math.min(at, days);
    gain += (Math.max(change, 0) - gain) * weight;
    loss += (Math.max(-change, 0) - loss) * weight;
  }
  return gain + loss === 0 ? NaN : (gain / (gain + loss)) * 100;
}

const short = 12;
const long = 26;
const signalLength = 9;

/**
 * Moving average convergence and divergence (Gerald Appel), 12-26-9: EMA 12 less EMA 26, and the EMA 9 of that from the day both are
 * known. NaN with fewer than 34 closes, when the signal has not yet seen nine values.
 */
export function macdOf(closes: Closes): { line: number; signal: number } {
  if (closes.length < long + signalLength - 1) return { line: NaN, signal: NaN };
  let fast = closes[0] ?? NaN;
  let slow = fast;
  let signal = NaN;
  for (let at = 1; at < closes.length; at++) {
    const close = closes[at] ?? NaN;
    fast += (close - fast) * (2 / (short + 1));
    slow += (close - slow) * (2 / (long + 1));
    if (at < long - 1) continue;
    const line = fast - slow;
    signal = Number.isNaN(signal) ? line : signal + (line - signal) * (2 / (signalLength + 1));
  }
  return { line: fast - slow, signal };
}
