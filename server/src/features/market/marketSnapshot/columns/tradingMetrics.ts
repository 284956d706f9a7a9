import type { Dossier } from '../dossier/Dossier';
import { closesBefore, closesUpTo, entryOn } from '../dossier/PriceSeries';
import type { PointMetric } from './PointMetric';
import { emaOf, macdOf, meanOf, rsiOf } from '../../../facts/figures/technicals/indicators';

/** A close this much older than the requested day is not used for that day, unless it is the latest one. */
const staleAfterDays = 31;
const daysInYear = 365;
/** A 52-week high needs a year of prices: with fewer trading days than this it is unknown. */
const minTradingDays = 200;

/** The entry that applies on a day: the last close on or before it. */
function entryFor(dossier: Dossier, day: number): number {
  const { prices } = dossier;
  const entry = entryOn(prices, day);
  const isLast = entry === prices.days.length - 1;
  return isLast || day - (prices.days[entry] ?? -Infinity) <= staleAfterDays ? entry : -1;
}

export const priceOn = (dossier: Dossier, day: number): number =>
  dossier.prices.closes[entryFor(dossier, day)] ?? NaN;

/** The closes of the year up to the entry's day; null where the year is incomplete. */
function closesOfYear(dossier: Dossier, day: number): Float64Array | null {
  const { prices } = dossier;
  const entry = entryFor(dossier, day);
  const last = prices.days[entry];
  if (last === undefined) return null;
  const from = entryOn(prices, last - daysInYear) + 1;
  const closes = closesBefore(prices, entry, entry - from + 1);
  return closes !== null && closes.length >= minTradingDays ? closes : null;
}

const highest = (dossier: Dossier, day: number) => extremeOf(closesOfYear(dossier, day), Math.max);
const lowest = (dossier: Dossier, day: number) => extremeOf(closesOfYear(dossier, day), Math.min);

function extremeOf(closes: Float64Array | null, pick: (one: number, other: number) => number): number {
  return closes === null ? NaN : closes.reduce((best, close) => pick(best, close));
}

/** Exponential averages are unaffected by closes further back than this many. */
const settledBy = (period: number): number => Math.max(250, period * 10);

const overCloses =
  (work: (closes: Float64Array, period: number) => number): PointMetric =>
  (dossier, { day, period }) =>
    work(closesUpTo(dossier.prices, entryFor(dossier, day), settledBy(period)), period);

/** Metrics from daily trading. */
export const tradingMetrics: Readonly<Record<string, PointMetric>> = {
  price: (dossier, { day }) => priceOn(dossier, day),
  priceChange: (dossier, { day }) => {
    const entry = entryFor(dossier, day);
    const [before, last] = closesBefore(dossier.prices, entry, 2) ?? [];
    return before === undefined || last === undefined ? NaN : last / before - 1;
  },
  high52Week: (dossier, { day }) => highest(dossier, day),
  low52Week: (dossier, { day }) => lowest(dossier, day),
  belowHigh: (dossier, { day }) => 1 - priceOn(dossier, day) / highest(dossier, day),
  aboveLow: (dossier, { day }) => priceOn(dossier, day) / lowest(dossier, day) - 1,
  sma: (dossier, { day, period }) => {
    const closes = closesBefore(dossier.prices, entryFor(dossier, day), period);
    return closes === null ? NaN : meanOf(closes);
  },
  ema: overCloses(emaOf),
  rsi: overCloses(rsiOf),
  macd: overCloses((closes) => macdOf(closes).line),
  macdSignal: overCloses((closes) => macdOf(closes).signal),
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
