import { dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import type { PortfolioCompany } from '@tayyib/shared/contracts';
import type { Dossier } from '../../market/marketSnapshot/dossier/Dossier';
import { entryOn } from '../../market/marketSnapshot/dossier/PriceSeries';
import { memoizePerSnapshot } from '../../market/marketSnapshot/memoizePerSnapshot';

const weeksOfPast = 52;
/** The longest time for which a close counts: holidays close the exchanges for a few days, never for two weeks. */
const maxDaysOld = 10;

/** Day numbers one week apart, of the year that ends with the newest close of the market, oldest first; none without prices. */
export const pastWeeks = memoizePerSnapshot(({ day, dossiers }): readonly number[] => {
  const today = dayNumber(day);
  const newest = dossiers.reduce((last, { prices }) => {
    const closed = prices.days[entryOn(prices, today)] ?? last;
    return Math.max(last, closed);
  }, -Infinity);
  if (!Number.isFinite(newest)) return [];
  return Array.from({ length: weeksOfPast + 1 }, (_, at) => newest - 7 * (weeksOfPast - at));
});

/** The days in words. */
export const daysOf = (weeks: readonly number[]): string[] => weeks.map(dayFromNumber);

/** The close of each day in paise, as counted today; null where the last one before it is too old to stand for that day. */
export function pastClosesOf({ prices }: Dossier, weeks: readonly number[]): PortfolioCompany['pastCloses'] {
  return weeks.map((day) => {
    const entry = entryOn(prices, day);
    const on = prices.days[entry];
    const close = prices.closes[entry];
    if (on === undefined || close === undefined || !Number.isFinite(close)) return null;
    return day - on > maxDaysOld ? null : Math.round(close * 100);
  });
}
