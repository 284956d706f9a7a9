/** The value below which a fraction of the values lies. */
export const at = (values: readonly number[], fraction: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * fraction) - 1] ?? NaN;

/** The middle and the slow end of times in milliseconds. */
export const summary = (values: readonly number[]) =>
  `p50 ${at(values, 0.5).toFixed(0)} ms, p95 ${at(values, 0.95).toFixed(0)} ms of ${values.length}`;
