import { dayNumber } from '../../../values/calendar';
import { columnOf } from './compileExpression';
import { unknownCode } from './source';
import type { MetricSource, StatusHistory, WordColumn } from './source';

/** Values by metric id, the latest year first (`SMA 200` is `sma 200`); words for categories. */
export interface FactsRow {
  numbers?: Record<string, (number | null)[]>;
  words?: Record<string, string>;
  /** Status from a day on, oldest first. */
  history?: [day: string, status: string][];
}

export const fixtureDay = '2026-11-21';

/** A source with a few literal rows. */
export function sourceOf(rows: readonly FactsRow[]): MetricSource {
  return {
    rows: rows.length,
    day: fixtureDay,
    numbers(of, yearsAgo) {
      const { id, period, standard } = columnOf(of);
      const key = [id, period, standard].filter((part) => part !== null).join(' ');
      return Float64Array.from(rows, ({ numbers }) => numbers?.[key]?.[yearsAgo] ?? NaN);
    },
    words: ({ id, standard }) =>
      wordColumn(rows.map(({ words }) => words?.[standard === null ? id : `${id} ${standard}`])),
    statusHistory: () => historyOf(rows.map(({ history }) => history ?? [])),
  };
}

function wordColumn(perRow: readonly (string | undefined)[]): WordColumn {
  const words = [...new Set(perRow.filter((word) => word !== undefined))];
  const codes = Uint16Array.from(perRow, (word) => (word === undefined ? unknownCode : words.indexOf(word)));
  return { codes, words };
}

function historyOf(perRow: readonly (readonly [string, string])[][]): StatusHistory {
  const words = ['compliant', 'non-compliant', 'under review'];
  const entries = perRow.flat();
  const offsets = new Uint32Array(perRow.length + 1);
  perRow.forEach((row, index) => (offsets[index + 1] = (offsets[index] ?? 0) + row.length));
  return {
    words,
    offsets,
    days: Int32Array.from(entries, ([day]) => dayNumber(day)),
    codes: Uint16Array.from(entries, ([, status]) => words.indexOf(status)),
  };
}
