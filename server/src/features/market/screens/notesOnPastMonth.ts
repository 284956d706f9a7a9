import { dayFromNumber, dayNumber, lastDayOfMonth, spokenDay } from '@tayyib/shared/values/calendar';
import { metricName } from '@tayyib/shared/screens';
import type { Needs } from '@tayyib/shared/screens';
import { dailyPriceDays } from '../marketSnapshot/dossier/PriceSeries';

/** Metrics computed over the trading days before the day. */
const overDays = new Set(
  'high52Week low52Week belowHigh aboveLow sma ema rsi macd macdSignal volume averageVolume priceChange'.split(
    ' ',
  ),
);
const asListedToday = new Set(['sector', 'industry', 'faceValue']);

/** The limitations of a screen of a past month (`YYYY-MM`), in words. `today` is `YYYY-MM-DD`. */
export function notesOnPastMonth(asOf: string, needs: Needs, today: string): string[] {
  const day = lastDayOfMonth(asOf);
  if (day > today) return [`${spokenDay(day)} is in the future: values are as of ${spokenDay(today)}.`];
  const names = (wanted: ReadonlySet<string>) =>
    [...new Set([...needs.numbers.map(({ of }) => of.id), ...needs.words.map(({ id }) => id)])]
      .filter((id) => wanted.has(id))
      .map(metricName)
      .join(', ');
  const notes = [
    'Accounts, averages and verdicts count as they were known that day; companies are those listed today.',
  ];
  const current = names(asListedToday);
  if (current !== '') notes.push(`${current}: only today’s value is available.`);
  const cachedFrom = dayNumber(today) - dailyPriceDays;
  const daily = names(overDays);
  if (daily !== '' && dayNumber(day) - 366 < cachedFrom) {
    notes.push(
      `Daily prices are available from ${spokenDay(dayFromNumber(cachedFrom))} on, and one per month before: where more is needed, ${daily} is not known.`,
    );
  }
  return notes;
}
