import { dayFromNumber, dayNumber, spokenDay } from '../../../values/calendar';
import { printSubject } from '../printing/print';
import { unknownCode } from '../compiling/source';
import type { ShownValue } from './explainValues';
import type { StatusChanged, StatusHeld } from '../query';
import type { MetricSource } from '../compiling/source';

/** Since when the current status holds, which explains both “for 12 months” and “changed within 6 months”. */
export function describeStatus(
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
  const was = before === null ? ', the first verdict on record' : `, before that ${before}`;
  return {
    sentence:
      status === null
        ? `${name} is not known`
        : `${name} has been ${text} since ${spokenDay(dayFromNumber(since))}${was}`,
    values: [{ name, value: status === null ? null : since, unit: null, text }],
  };
}
