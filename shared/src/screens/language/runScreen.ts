import { match, narrow, unknown } from './truth';
import type { Judgement } from './compileCondition';
import type { MetricSource } from './source';
import type { Counts, Truths } from './truth';

export interface ScreenResult {
  /** Rows that match, in the order of the source. */
  matches: Uint32Array;
  /** Rows of which it cannot be told: to be listed apart, never as a match. */
  unknowns: Uint32Array;
  /** Per row: 0 no match, 1 unknown, 2 match. */
  truths: Truths;
  clauses: ClauseCount[];
}

/** What a top-level clause does. */
export interface ClauseCount extends Counts {
  text: string;
}

interface Clause {
  text: string;
  judge: Judgement;
}

/** Judges every row by every clause and counts as it goes. */
export function runScreen(clauses: readonly Clause[], source: MetricSource): ScreenResult {
  const { rows } = source;
  const truths = new Uint8Array(rows).fill(match);
  const counts = clauses.map(({ text, judge }) => {
    return { text, ...narrow(truths, judge(source), rows) };
  });
  return {
    matches: rowsThatAre(match, truths),
    unknowns: rowsThatAre(unknown, truths),
    truths,
    clauses: counts,
  };
}

function count(truths: Truths, wanted: number, rows: number): number {
  let found = 0;
  for (let row = 0; row < rows; row++) if (truths[row] === wanted) found++;
  return found;
}

function rowsThatAre(wanted: number, truths: Truths): Uint32Array {
  const rows = new Uint32Array(count(truths, wanted, truths.length));
  let next = 0;
  for (let row = 0; row < truths.length; row++) if (truths[row] === wanted) rows[next++] = row;
  return rows;
}
