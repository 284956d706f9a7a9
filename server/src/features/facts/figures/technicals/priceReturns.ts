import { addDays, addMonths, daysBetween } from '@tayyib/shared/values/calendar';
import type { PriceReturn } from '@tayyib/shared/contracts';
import { relativeChange } from '../../../../lib/safeRatio';
import type { Bar } from './bars';

/** A close this many days older than the requested day is not that day's price. */
const longestPauseDays = 10;

const spans = [
  { id: '1w', label: '1 week', since: (day: string) => addDays(day, -7) },
  { id: '1m', label: '1 month', since: (day: string) => addMonths(day, -1) },
  { id: '3m', label: '3 months', since: (day: string) => addMonths(day, -3) },
  { id: '6m', label: '6 months', since: (day: string) => addMonths(day, -6) },
  { id: '1y', label: '1 year', since: (day: string) => addMonths(day, -12) },
] as const;

/**
 * The last close against the close on the day a week, a month … before, or the last one before that within ten days.
 * Dividends are not in it. @param bars the oldest first
 */
export function priceReturns(bars: readonly Bar[]): PriceReturn[] {
  const last = bars.at(-1);
  return spans.map(({ id, label, since }) => {
    const before = last && closeOn(bars, since(last.day));
    if (!last || !before) return { id, label, from: null, value: null };
    return { id, label, from: before.day, value: relativeChange(before.close, last.close) };
  });
}

function closeOn(bars: readonly Bar[], day: string): Bar | undefined {
  const bar = bars.findLast((each) => each.day <= day);
  return bar && daysBetween(bar.day, day) <= longestPauseDays ? bar : undefined;
}
