import { addMonths, dayNumber } from '../../../values/calendar';
import { normalizeWord } from '../parsing/names';
import { unknownCode } from './source';
import { match, noMatch, unknown } from './columnMath';
import type { Choose, StatusChanged, StatusHeld } from '../query';
import type { MetricSource, StatusHistory } from './source';
import type { Truths } from './columnMath';

/** Whether the word of each row is among those chosen. */
export function chosen({ of, values, negated }: Choose, source: MetricSource, truths: Truths): void {
  const column = source.words(of);
  if (column === null) {
    truths.fill(unknown, 0, source.rows);
    return;
  }
  const wanted = new Set(values.map(normalizeWord));
  const truthOfCode = Uint8Array.from(column.words, (word) =>
    wanted.has(normalizeWord(word)) === negated ? noMatch : match,
  );
  for (let row = 0; row < source.rows; row++) {
    const code = column.codes[row] ?? unknownCode;
    truths[row] = code === unknownCode ? unknown : (truthOfCode[code] ?? unknown);
  }
}

/** No match: there was another status on some day of the window. Unknown: the history does not cover all of it. */
export function statusHeld({ of, value, months }: StatusHeld, source: MetricSource, truths: Truths): void {
  const history = source.statusHistory(of.standard);
  truths.fill(unknown, 0, source.rows);
  if (history === null) return;
  const { codes } = history;
  const wanted = history.words.findIndex((word) => normalizeWord(word) === normalizeWord(value));
  const window = windowOf(source.day, months);
  for (let row = 0; row < source.rows; row++) {
    const first = firstInForce(history, row, window);
    const end = endOfWindow(history, row, window);
    let truth = isInForceAt(history, first, end, window.from) ? match : unknown;
    for (let entry = first; entry < end; entry++) {
      const code = codes[entry] ?? unknownCode;
      if (code === unknownCode) truth = Math.min(truth, unknown);
      else if (code !== wanted) truth = noMatch;
    }
    truths[row] = truth;
  }
}

/** The first verdict of a company is not a change; before it the status is unknown. */
export function statusChanged({ of, months }: StatusChanged, source: MetricSource, truths: Truths): void {
  const history = source.statusHistory(of.standard);
  truths.fill(unknown, 0, source.rows);
  if (history === null) return;
  const { codes } = history;
  const window = windowOf(source.day, months);
  for (let row = 0; row < source.rows; row++) {
    const first = firstInForce(history, row, window);
    const end = endOfWindow(history, row, window);
    let truth = isInForceAt(history, first, end, window.from) ? noMatch : unknown;
    let before = unknownCode;
    for (let entry = first; entry < end; entry++) {
      const code = codes[entry] ?? unknownCode;
      if (code === unknownCode) truth = Math.max(truth, unknown);
      else if (before !== unknownCode && code !== before) truth = match;
      before = code;
    }
    truths[row] = truth;
  }
}

/** In day numbers, inclusive. */
interface Window {
  from: number;
  to: number;
}
const windowOf = (day: string, months: number): Window => ({
  from: dayNumber(addMonths(day, -months)),
  to: dayNumber(day),
});

/** The entry in force when the window began, or else the row's first. */
function firstInForce({ offsets, days }: StatusHistory, row: number, { from }: Window): number {
  const start = offsets[row] ?? 0;
  const end = offsets[row + 1] ?? 0;
  let entry = start;
  while (entry + 1 < end && (days[entry + 1] ?? 0) <= from) entry++;
  return entry;
}

function endOfWindow({ offsets, days }: StatusHistory, row: number, { to }: Window): number {
  const start = offsets[row] ?? 0;
  let end = offsets[row + 1] ?? 0;
  while (end > start && (days[end - 1] ?? 0) > to) end--;
  return end;
}

const isInForceAt = ({ days }: StatusHistory, entry: number, end: number, day: number): boolean =>
  entry < end && (days[entry] ?? 0) <= day;
