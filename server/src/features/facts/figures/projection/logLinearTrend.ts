/** A straight line through the logarithms of figures, and its prediction interval for a future year. */
export interface LogLinearTrend {
  /** Growth a year along the line, a fraction. */
  growthPerYear: number;
  /** R squared of the logarithms; 1 where every figure is the same. */
  fit: number;
  /** The line at a year, with the range in which a new figure falls four times out of five. */
  at: (year: number) => { middle: number; low: number; high: number };
}

/**
 * 90th percentiles of Student's t by degrees of freedom, from 1: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
 * Two-sided they leave a tenth on either side.
 */
const student90 = [
  3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345, 1.341,
  1.337, 1.333, 1.33, 1.328, 1.325,
];
const beyondTable = 1.325;

/**
 * Fits ln(value) = a + b x year by least squares. The range is the usual prediction interval, t x s x
 * sqrt(1 + 1/n + (year - mean)^2 / Sxx), turned back from logarithms. Null with fewer than three points, a value not above
 * nil, or no two years.
 */
export function logLinearTrend(points: readonly { year: number; value: number }[]): LogLinearTrend | null {
  const count = points.length;
  if (count < 3 || points.some(({ value }) => !(value > 0))) return null;
  const logs = points.map(({ year, value }) => ({ x: year, y: Math.log(value) }));
  const meanX = logs.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = logs.reduce((sum, { y }) => sum + y, 0) / count;
  const spread = logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) return null;
  const slope = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const lineAt = (year: number) => meanY + slope * (year - meanX);
  const unexplained = logs.reduce((sum, { x, y }) => sum + (y - lineAt(x)) ** 2, 0);
  const total = logs.reduce((sum, { y }) => sum + (y - meanY) ** 2, 0);
  const deviation = Math.sqrt(unexplained / (count - 2));
  const t = student90[count - 3] ?? beyondTable;
  return {
    growthPerYear: Math.exp(slope) - 1,
    fit: total > 0 ? 1 - unexplained / total : 1,
    at: (year) => {
      const width = t * deviation * Math.sqrt(1 + 1 / count + (year - meanX) ** 2 / spread);
      const middle = lineAt(year);
      return { middle: Math.exp(middle), low: Math.exp(middle - width), high: Math.exp(middle + width) };
    },
  };
}
