/**
 * Closes of one company, oldest first. Each day of the last years is kept; of the time before, the last trading day of
 * each month. Closes are rupees, adjusted for splits and bonuses where those are known.
 */
export interface PriceSeries {
  /** From this entry on every trading day is there. */
  dailyFrom: number;
  days: Int32Array;
  closes: Float64Array;
  /** Shares traded, of all exchanges that were taken. */
  volumes: Float64Array;
  /** The close before the last one, as published with that; null where it is not known. */
  previousClose: number | null;
}

export const noPrices: PriceSeries = {
  dailyFrom: 0,
  days: new Int32Array(0),
  closes: new Float64Array(0),
  volumes: new Float64Array(0),
  previousClose: null,
};

/** How long every trading day is kept in memory: long enough for `SMA 400` and a year's high of two years ago. */
export const dailyPricesKeptDays = 1100;

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

/** The last `count` closes up to an entry, or null where fewer were traded or not every day of them is kept. */
export function closesBefore(series: PriceSeries, entry: number, count: number): Float64Array | null {
  const from = entry - count + 1;
  return from < series.dailyFrom || entry < 0 ? null : series.closes.subarray(from, entry + 1);
}

/** The last closes up to an entry, at most `most` of them; fewer where fewer are held day by day. */
export const closesUpTo = (series: PriceSeries, entry: number, most: number): Float64Array =>
  series.closes.subarray(Math.max(series.dailyFrom, entry - most + 1), Math.max(series.dailyFrom, entry + 1));
