export const meanOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the first `period` values seeds it; each later value weighs 2 / (period + 1). */
export function exponentialMean(values: Float64Array, period: number): number {
  let mean = meanOf(values.subarray(0, period));
  for (const value of values.subarray(period)) mean += (value - mean) * (2 / (period + 1));
  return mean;
}

/** Wilder's index: from 0, only losses, to 100, only gains. 50 where nothing moved. */
export function relativeStrength(closes: Float64Array, period: number): number {
  let gain = 0;
  let loss = 0;
  for (let at = 1; at < closes.length; at++) {
    const change = (closes[at] ?? NaN) - (closes[at - 1] ?? NaN);
    const weight = 1 / Math.min(at, period);
    gain += (Math.max(change, 0) - gain) * weight;
    loss += (Math.max(-change, 0) - loss) * weight;
  }
  return gain + loss === 0 ? 50 : (gain / (gain + loss)) * 100;
}

const fast = 12;
const slow = 26;
const signalLength = 9;

/** EMA 12 less EMA 26, and the EMA 9 of that. */
export function macdOf(closes: Float64Array): { line: number; signal: number } {
  const lines = Float64Array.from({ length: signalLength * 3 }, (_, at) => {
    const upTo = closes.subarray(0, closes.length - signalLength * 3 + at + 1);
    return exponentialMean(upTo, fast) - exponentialMean(upTo, slow);
  });
  return { line: lines.at(-1) ?? NaN, signal: exponentialMean(lines, signalLength) };
}
