import type { MetricRef } from '../query';

/**
 * The facts a screen runs over, one column per metric. Columns are read-only and at least `rows` long.
 * A source returns null for a column it does not have; every row is then unknown.
 */
export interface MetricSource {
  rows: number;
  /** The day (`YYYY-MM-DD`) of all values; for a query with `asOf`, the last day of that month. */
  day: string;
  /**
   * Values in the metric's own unit (18.5 for 18.5%, 450 for Rs 450 crore), NaN where unknown.
   * `yearsAgo`: accounting years before the latest; for a `point` metric, the same day that many years earlier.
   */
  numbers(of: NumberColumn, yearsAgo: number): Float64Array | null;
  words(of: WordColumnRef): WordColumn | null;
  /** The verdicts of a standard over time; null is the viewer's standard. */
  statusHistory(standard: string | null): StatusHistory | null;
}

/** A metric with its period filled in. */
export type NumberColumn = Pick<MetricRef, 'id' | 'period' | 'standard'>;
export type WordColumnRef = Pick<MetricRef, 'id' | 'standard'>;

/** The code of a row whose word is not known. */
export const unknownCode = 0xffff;

export interface WordColumn {
  codes: Uint16Array;
  /** The word of each code, spelt as the metric's choices where it has them. */
  words: readonly string[];
}

/** For row r, the entries from `offsets[r]` to `offsets[r + 1]`, oldest first: from each day on, the status was this. */
export interface StatusHistory {
  offsets: Uint32Array;
  /** Days since 1 January 1970. */
  days: Int32Array;
  codes: Uint16Array;
  words: readonly string[];
}

/** One row of a source as a source of its own. */
export function oneRow(source: MetricSource, row: number): MetricSource {
  return {
    rows: 1,
    day: source.day,
    numbers: (of, yearsAgo) => source.numbers(of, yearsAgo)?.slice(row, row + 1) ?? null,
    words(of) {
      const column = source.words(of);
      return column && { ...column, codes: column.codes.slice(row, row + 1) };
    },
    statusHistory(standard) {
      const history = source.statusHistory(standard);
      if (history === null) return null;
      const from = history.offsets[row] ?? 0;
      const to = history.offsets[row + 1] ?? from;
      return {
        ...history,
        offsets: Uint32Array.of(0, to - from),
        days: history.days.slice(from, to),
        codes: history.codes.slice(from, to),
      };
    },
  };
}
