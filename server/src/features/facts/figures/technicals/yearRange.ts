import { addMonths, daysBetween } from '@tayyib/shared/values/calendar';
import type { TechnicalFigures } from '@tayyib/shared/contracts';
import { safeRatio } from '../../../../lib/safeRatio';
import type { Bar } from './bars';

/** Holidays: the first day of a whole year may lie this many days into it. */
const slackDays = 10;

/**
 * Highest and lowest of the 52 weeks up to the last bar, by the day's high and low and by the close; of equal ones the
 * latest. Throws on no bars. @param bars the oldest first
 */
export function yearRange(bars: readonly Bar[]): TechnicalFigures['yearRange'] {
  const last = bars.at(-1);
  const first = bars[0];
  if (last === undefined || first === undefined) throw new Error('There is no bar to look at.');
  const since = addMonths(last.day, -12);
  const year = bars.filter(({ day }) => day > since);
  const pick = (of: (bar: Bar) => number, isBetter: (one: number, than: number) => boolean) => {
    let best = { rupees: of(last), day: last.day };
    for (const bar of [...year].reverse())
      if (isBetter(of(bar), best.rupees)) best = { rupees: of(bar), day: bar.day };
    return best;
  };
  const isHigher = (one: number, than: number) => one > than;
  const isLower = (one: number, than: number) => one < than;
  const high = pick((bar) => bar.high, isHigher);
  const low = pick((bar) => bar.low, isLower);
  const width = high.rupees - low.rupees;
  return {
    high,
    low,
    highestClose: pick((bar) => bar.close, isHigher),
    lowestClose: pick((bar) => bar.close, isLower),
    position: safeRatio(last.close - low.rupees, width),
    from: year[0]?.day ?? last.day,
    isWholeYear: daysBetween(since, first.day) <= slackDays,
  };
}
