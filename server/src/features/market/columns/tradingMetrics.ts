import type { Dossier } from '../Dossier';
import { closesBefore, entryOn } from '../PriceSeries';
import type { PointMetric } from './PointMetric';
import { exponentialMean, macdOf, meanOf, relativeStrength } from './technicals';

/** A close this much older than the day asked for says nothing of that day, unless it is the last there is. */
const staleAfterDays = 31;
const daysInYear = 365;
/** A year's high needs a year: fewer days traded than this in it leave it unknown. */
const leastDaysOfYear = 200;
/** EMA and RSI settle after a few times their length; with fewer days the seed would still show. */
const settlingTimes = 3;
const macdSlow = 26;
const macdSignalLength = 9;

/** The entry that speaks for a day: the last close on or before it. */
function entryFor(dossier: Dossier, day: number): number {
  const { prices } = dossier;
  const entry = entryOn(prices, day);
  const isLast = entry === prices.days.length - 1;
  return isLast || day - (prices.days[entry] ?? -Infinity) <= staleAfterDays ? entry : -1;
}

export const priceOn = (dossier: Dossier, day: number): number =>
  dossier.prices.closes[entryFor(dossier, day)] ?? NaN;

/** The closes of the year up to the entry's day; null where the year is not there whole. */
function closesOfYear(dossier: Dossier, day: number): Float64Array | null {
  const { prices } = dossier;
  const entry = entryFor(dossier, day);
  const last = prices.days[entry];
  if (last === undefined) return null;
  const from = entryOn(prices, last - daysInYear) + 1;
  const closes = closesBefore(prices, entry, entry - from + 1);
  return closes !== null && closes.length >= leastDaysOfYear ? closes : null;
}

const highest = (dossier: Dossier, day: number) => extremeOf(closesOfYear(dossier, day), Math.max);
const lowest = (dossier: Dossier, day: number) => extremeOf(closesOfYear(dossier, day), Math.min);

function extremeOf(closes: Float64Array | null, pick: (one: number, other: number) => number): number {
  return closes === null ? NaN : closes.reduce((best, close) => pick(best, close));
}

/** Works something out of the last closes; unknown where fewer were traded than it needs. */
const overCloses =
  (
    lengthOf: (period: number) => number,
    work: (closes: Float64Array, period: number) => number,
  ): PointMetric =>
  (dossier, { day, period }) => {
    const closes = closesBefore(dossier.prices, entryFor(dossier, day), lengthOf(period));
    return closes === null ? NaN : work(closes, period);
  };
const settled = (period: number) => period * settlingTimes;
const macdDays = () => macdSlow * settlingTimes + macdSignalLength;

/** What daily trading tells. */
export const tradingMetrics: Readonly<Record<string, PointMetric>> = {
  price: (dossier, { day }) => priceOn(dossier, day),
  priceChange: (dossier, { day }) => {
    const entry = entryFor(dossier, day);
    const [before, last] = closesBefore(dossier.prices, entry, 2) ?? [];
    return before === undefined || last === undefined ? NaN : (last / before - 1) * 100;
  },
  high52Week: (dossier, { day }) => highest(dossier, day),
  low52Week: (dossier, { day }) => lowest(dossier, day),
  belowHigh: (dossier, { day }) => (1 - priceOn(dossier, day) / highest(dossier, day)) * 100,
  aboveLow: (dossier, { day }) => (priceOn(dossier, day) / lowest(dossier, day) - 1) * 100,
  sma: overCloses((period) => period, meanOf),
  ema: overCloses(settled, exponentialMean),
  rsi: overCloses(settled, relativeStrength),
  macd: overCloses(macdDays, (closes) => macdOf(closes).line),
  macdSignal: overCloses(macdDays, (closes) => macdOf(closes).signal),
  volume: (dossier, { day }) => {
    const entry = entryFor(dossier, day);
    return entry >= dossier.prices.dailyFrom ? (dossier.prices.volumes[entry] ?? NaN) : NaN;
  },
  averageVolume: (dossier, { day, period }) => {
    const { prices } = dossier;
    const entry = entryFor(dossier, day);
    const from = entry - period + 1;
    return entry < 0 || from < prices.dailyFrom ? NaN : meanOf(prices.volumes.subarray(from, entry + 1));
  },
};
