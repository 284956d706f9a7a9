import { dayFromNumber, dayNumber, lastDayOfMonth, spokenDay } from '@tayyib/shared/calendar';
import type { CompiledScreen } from '@tayyib/shared/screens';
import { metricName } from '@tayyib/shared/screens';
import { dailyPricesKeptDays } from '../marketSnapshot/PriceSeries';

/** Metrics worked out over days of trading before the day. */
const overDays = new Set(
  'high52Week low52Week belowHigh aboveLow sma ema rsi macd macdSignal volume averageVolume priceChange'.split(
    ' ',
  ),
);
const asListedToday = new Set(['sector', 'industry', 'faceValue']);

/** What a screen of a past month has to do without, in words. `today` is `YYYY-MM-DD`. */
export function notesOn({ asOf, needs }: Pick<CompiledScreen, 'asOf' | 'needs'>, today: string): string[] {
  if (asOf === null) return [];
  const day = lastDayOfMonth(asOf);
  if (day > today) return [`${spokenDay(day)} has not come yet: all is taken as of ${spokenDay(today)}.`];
  const names = (wanted: ReadonlySet<string>) =>
    [...new Set([...needs.numbers.map(({ of }) => of.id), ...needs.words.map(({ id }) => id)])]
      .filter((id) => wanted.has(id))
      .map(metricName)
      .join(', ');
  const notes = [
    'Accounts, averages and verdicts count as they were known that day; companies are those listed today.',
  ];
  const current = names(asListedToday);
  if (current !== '') notes.push(`Of ${current}, only what holds today is kept.`);
  const keptFrom = dayNumber(today) - dailyPricesKeptDays;
  const daily = names(overDays);
  if (daily !== '' && dayNumber(day) - 366 < keptFrom) {
    notes.push(
      `Each day of trading is kept from ${spokenDay(dayFromNumber(keptFrom))} on, and one of each month before: where more is needed, ${daily} is not known.`,
    );
  }
  return notes;
}
