import { match, narrow, unknown } from './truth';
import type { ConditionEvaluator } from './compileCondition';
import type { MetricSource } from './source';
import type { Counts, Truths } from './truth';

export interface ScreenResult {
  /** Rows that match, in the order of the source. */
  matches: Uint32Array;
  /** Rows with missing data: listed separately, never as a match. */
  unknowns: Uint32Array;
  /** Per row: 0 no match, 1 unknown, 2 match. */
  truths: Truths;
  clauses: ClauseCount[];
}

/** The counts of one top-level clause. */
export interface ClauseCount extends Counts {
  text: string;
}

interface Clause {
  text: string;
  evaluate: ConditionEvaluator;
}

/** Evaluates every clause for every row and counts in the same pass. */
export function runScreen(clauses: readonly Clause[], source: MetricSource): ScreenResult {
  const { rows } = source;
  const truths = new Uint8Array(rows).fill(match);
  const counts = clauses.map(({ text, evaluate }) => {
    return { text, ...narrow(truths, evaluate(source), rows) };
  });
  return {
    matches: rowsWith(match, truths),
    unknowns: rowsWith(unknown, truths),
    truths,
    clauses: counts,
  };
}

function count(truths: Truths, wanted: number, rows: number): number {
  let found = 0;
  for (let row = 0; row < rows; row++) if (truths[row] === wanted) found++;
  return found;
}

function rowsWith(wanted: number, truths: Truths): Uint32Array {
  const rows = new Uint32Array(count(truths, wanted, truths.length));
  let next = 0;
  for (let row = 0; row < truths.length; row++) if (truths[row] === wanted) rows[next++] = row;
  return rows;
}
