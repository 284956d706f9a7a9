import { dayFromNumber } from '@tayyib/shared/values/calendar';
import type { ScreenRow } from '@tayyib/shared/contracts';
import { relativeChange } from '../../../../lib/safeRatio';
import { entryOn, type PriceSeries } from './PriceSeries';

const daysPerYear = 365;
/** A few days are not drawn as if they were the course of a year. */
const leastDays = 30;
/** About one a week, for the tables of watchlists. */
const weeklyPoints = 52;
/** As many as a graph in a row can show. */
const rowPoints = 24;

/** The closes of the year up to an entry at equal distances, oldest first, in rupees; none where less than a month is known. */
export function yearCloses(
  series: PriceSeries,
  points = weeklyPoints,
  last = series.closes.length - 1,
): number[] {
  const { days, closes } = series;
  const lastDay = days[last] ?? 0;
  const from = entryOn(series, lastDay - daysPerYear - 1) + 1;
  if (lastDay - (days[from] ?? lastDay) < leastDays) return [];
  const count = Math.min(points, last - from + 1);
  return Array.from({ length: count }, (_, at) => {
    const entry = from + Math.round((at * (last - from)) / (count - 1));
    return Math.round((closes[entry] ?? 0) * 100) / 100;
  });
}

/** The same with as many points as the row of a list shows. */
export const rowCloses = (series: PriceSeries, last?: number): number[] =>
  yearCloses(series, rowPoints, last);

/** How a price had moved by a day (a day number), for the row of a list. */
export function priceTrend(
  series: PriceSeries,
  day: number,
): Required<Pick<ScreenRow, 'change' | 'priceDay' | 'yearCloses'>> {
  const entry = entryOn(series, day);
  const priceDay = series.days[entry];
  const change = relativeChange(closeBefore(series, entry), series.closes[entry] ?? null);
  return {
    change: change === null ? null : Math.round(change * 10_000) / 10_000,
    priceDay: priceDay === undefined ? null : dayFromNumber(priceDay),
    yearCloses: rowCloses(series, entry),
  };
}

/** Of the last entry as it was published; of earlier ones, the entry before while the series is daily. */
function closeBefore({ previousClose, closes, dailyFrom }: PriceSeries, entry: number): number | null {
  if (entry === closes.length - 1) return previousClose;
  return entry > dailyFrom ? (closes[entry - 1] ?? null) : null;
}
