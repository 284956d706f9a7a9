import { match, unknown } from './truth';
import type { Judgement } from './compileCondition';
import type { MetricSource } from './source';
import type { Truths } from './truth';

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
export interface ClauseCount {
  text: string;
  /** Rows that match this clause alone, and rows of which it cannot be told. */
  matches: number;
  unknowns: number;
  /** Rows that match this clause and all before it. */
  remaining: number;
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

/**
 * Narrows the truths by one more clause and counts in the same pass. No branch: rows match or do not in no order, so that a
 * processor would guess wrong time and again. A match is 2 and an unknown 1, so one bit counts each.
 */
function narrow(truths: Truths, clause: Truths, rows: number): Omit<ClauseCount, 'text'> {
  let [matches, unknowns, remaining] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const alone = clause[row] ?? unknown;
    const together = Math.min(truths[row] ?? unknown, alone);
    truths[row] = together;
    matches += alone >> 1;
    unknowns += alone & 1;
    remaining += together >> 1;
  }
  return { matches, unknowns, remaining };
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
