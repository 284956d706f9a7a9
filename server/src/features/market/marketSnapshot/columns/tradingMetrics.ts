import type { Dossier } from '../Dossier';
import { closesBefore, closesUpTo, entryOn } from '../PriceSeries';
import type { PointMetric } from './PointMetric';
import { emaOf, macdOf, meanOf, rsiOf } from '../../../facts/figures/technicals/indicators';

/** A close this much older than the day asked for says nothing of that day, unless it is the last there is. */
const staleAfterDays = 31;
const daysInYear = 365;
/** A year's high needs a year: fewer days traded than this in it leave it unknown. */
const leastDaysOfYear = 200;

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

/** Averages that reach back for ever have forgotten what came before as many closes. */
const settledBy = (period: number): number => Math.max(250, period * 10);

const overCloses =
  (work: (closes: Float64Array, period: number) => number): PointMetric =>
  (dossier, { day, period }) =>
    work(closesUpTo(dossier.prices, entryFor(dossier, day), settledBy(period)), period);

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
