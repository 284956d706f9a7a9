/**
 * Closes of one company, oldest first. Recent years are daily; earlier ones keep the last trading day of each
 * month. Closes are in rupees, adjusted for splits and bonuses where those are known.
 */
export interface PriceSeries {
  /** From this entry on every trading day is present. */
  dailyFrom: number;
  days: Int32Array;
  closes: Float64Array;
  /** Shares traded, over all imported exchanges. */
  volumes: Float64Array;
  /** The close before the last one, as published with it; null where not known. */
  previousClose: number | null;
}

export const noPrices: PriceSeries = {
  dailyFrom: 0,
  days: new Int32Array(0),
  closes: new Float64Array(0),
  volumes: new Float64Array(0),
  previousClose: null,
};

/** How many days of daily prices stay in memory: enough for `SMA 400` and a 52-week high of two years ago. */
export const dailyPriceDays = 1100;

/** The entry of the last trading day on or before `day`; -1 where there is none. */
export function entryOn({ days }: PriceSeries, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? Infinity) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The last `count` closes up to an entry, or null where fewer were traded or the series is not daily that far
 * back.
 */
export function closesBefore(series: PriceSeries, entry: number, count: number): Float64Array | null {
  const from = entry - count + 1;
  return from < series.dailyFrom || entry < 0 ? null : series.closes.subarray(from, entry + 1);
}

/** The last closes up to an entry, at most `maxCount` of them; fewer where fewer are daily. */
export const closesUpTo = (series: PriceSeries, entry: number, maxCount: number): Float64Array =>
  series.closes.subarray(
    Math.max(series.dailyFrom, entry - maxCount + 1),
    Math.max(series.dailyFrom, entry + 1),
  );
