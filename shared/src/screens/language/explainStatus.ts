import { dayFromNumber, dayNumber, spokenDay } from '../../calendar';
import { printSubject } from './print';
import { unknownCode } from './source';
import type { ShownValue } from './explainValues';
import type { StatusChanged, StatusHeld } from './query';
import type { MetricSource } from './source';

/** Says since when the status is what it is: that settles both “for 12 months” and “changed within 6 months”. */
export function sayStatus(
  { of }: StatusHeld | StatusChanged,
  source: MetricSource,
): { sentence: string; values: ShownValue[] } {
  const name = printSubject(of);
  const history = source.statusHistory(of.standard);
  const today = dayNumber(source.day);
  let status: string | null = null;
  let before: string | null = null;
  let since = today;
  for (let entry = 0; history !== null && entry < history.days.length; entry++) {
    const day = history.days[entry] ?? today;
    if (day > today) break;
    const code = history.codes[entry] ?? unknownCode;
    const word = history.words[code] ?? null;
    if (word === status) continue;
    before = status;
    status = word;
    since = day;
  }
  const text = status ?? 'not known';
  const was = before === null ? ', the first verdict kept' : `, before that ${before}`;
  return {
    sentence:
      status === null
        ? `${name} is not known`
        : `${name} has been ${text} since ${spokenDay(dayFromNumber(since))}${was}`,
    values: [{ name, value: status === null ? null : since, unit: null, text }],
  };
}
