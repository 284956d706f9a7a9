import { addMonths } from '../../shariah/calendar';
import { plainWord } from './plainWord';
import { toDayNumber, unknownCode } from './source';
import { match, noMatch, unknown } from './truth';
import type { StatusChanged, StatusHeld } from './query';
import type { MetricSource, StatusHistory } from './source';
import type { Truths } from './truth';

/** No: another status stood on some day of the window. Unknown: no verdict is kept for the whole of it. */
export function statusHeld({ of, value, months }: StatusHeld, source: MetricSource, truths: Truths): void {
  const history = source.statusHistory(of.standard);
  truths.fill(unknown, 0, source.rows);
  if (history === null) return;
  const wanted = history.words.findIndex((word) => plainWord(word) === plainWord(value));
  const window = windowOf(source.day, months);
  for (let row = 0; row < source.rows; row++) {
    let truth = entryBefore(history, row, window.from) === null ? unknown : match;
    for (const entry of entriesIn(history, row, window)) {
      const code = history.codes[entry] ?? unknownCode;
      if (code === unknownCode) truth = Math.min(truth, unknown);
      else if (code !== wanted) truth = noMatch;
    }
    truths[row] = truth;
  }
}

/** The first verdict of a company is not a change; before it nothing is known. */
export function statusChanged({ of, months }: StatusChanged, source: MetricSource, truths: Truths): void {
  const history = source.statusHistory(of.standard);
  truths.fill(unknown, 0, source.rows);
  if (history === null) return;
  const window = windowOf(source.day, months);
  for (let row = 0; row < source.rows; row++) {
    let truth = entryBefore(history, row, window.from) === null ? unknown : noMatch;
    let before = unknownCode;
    for (const entry of entriesIn(history, row, window)) {
      const code = history.codes[entry] ?? unknownCode;
      if (code === unknownCode) truth = Math.max(truth, unknown);
      else if (before !== unknownCode && code !== before) truth = match;
      before = code;
    }
    truths[row] = truth;
  }
}

/** In day numbers, both ends counted. */
interface Window {
  from: number;
  to: number;
}
const windowOf = (day: string, months: number): Window => ({
  from: toDayNumber(addMonths(day, -months)),
  to: toDayNumber(day),
});

/** The entry that was in force on a day, or null when the row's history begins later. */
export function entryBefore({ offsets, days }: StatusHistory, row: number, day: number): number | null {
  let found: number | null = null;
  const end = offsets[row + 1] ?? 0;
  for (let entry = offsets[row] ?? 0; entry < end && (days[entry] ?? 0) <= day; entry++) found = entry;
  return found;
}

/** The entries in force at some time in the window: the one it began with, and those made in it. */
export function* entriesIn(history: StatusHistory, row: number, { from, to }: Window): Generator<number> {
  const end = history.offsets[row + 1] ?? 0;
  let entry = entryBefore(history, row, from) ?? history.offsets[row] ?? 0;
  for (; entry < end && (history.days[entry] ?? 0) <= to; entry++) yield entry;
}
