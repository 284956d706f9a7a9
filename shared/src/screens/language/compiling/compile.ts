import { maxColumnWork } from '../../../policy/limits';
import { createContext } from './CompileContext';
import { compileCondition, compileFormula } from './compileExpression';
import { explainCondition } from '../explaining/explain';
import { Run } from './run';
import type { ConditionEvaluator } from './compileExpression';
import { printCondition } from '../printing/print';
import { oneRow } from './source';
import type { Explanation } from '../explaining/explain';
import type { Condition, Formula, Query } from '../query';
import type { CustomRatio } from '../units';
import { match, narrow, unknown } from './columnMath';
import type { Counts, Truths } from './columnMath';
import type { MetricSource, NumberColumn, WordColumnRef } from './source';

/** A compiled screen, which can run over any number of sources. */
export interface CompiledScreen {
  /** The month the source must cover, or null for the latest. */
  asOf: string | null;
  /** Steps over all rows that a run takes, counted before it. */
  work: number;
  /** Every column that a run reads from its source. */
  needs: Needs;
  run(source: MetricSource): ScreenResult;
  /** Explains clause by clause why a row matched or did not. */
  explain(source: MetricSource, row: number): Explanation[];
}

/** Compiles a screen. Throws TooMuchWork for one that would compute too many columns. */
export function compile(query: Query, ratios: readonly CustomRatio[] = []): CompiledScreen {
  const clauses = topClauses(query);
  const context = createContext(ratios);
  const evaluators = clauses.map((clause) => ({
    text: printCondition(clause),
    evaluate: compileCondition(clause, context),
  }));
  let needs: Needs | null = null;
  return {
    asOf: query.asOf,
    work: context.work(),
    get needs() {
      needs ??= needsOf((run) => evaluators.forEach(({ evaluate }) => evaluate(run, new Uint8Array())));
      return needs;
    },
    run(source) {
      const run = new Run(source, { pool: true });
      try {
        return runScreen(evaluators, run);
      } finally {
        run.end();
      }
    },
    explain: (source, row) => clauses.map((clause) => explainCondition(clause, ratios, oneRow(source, row))),
  };
}

/** Compiles a column: its values for every row, NaN where unknown, in the unit of the formula. They may be the source's own array: read-only. */
export function compileColumn(
  formula: Formula,
  ratios: readonly CustomRatio[] = [],
): { work: number; needs: Needs; run: (source: MetricSource) => Float64Array } {
  const context = createContext(ratios, maxColumnWork);
  const calculate = compileFormula(formula, context, null);
  return {
    work: context.work(),
    needs: needsOf(calculate),
    run(source) {
      const run = new Run(source, { pool: true });
      try {
        const values = calculate(run);
        if (typeof values === 'number') return new Float64Array(source.rows).fill(values);
        // a pooled array will be reused; the source's own never changes
        return run.isPooled(values) ? values.slice(0, source.rows) : values;
      } finally {
        run.end();
      }
    },
  };
}

/** The clauses that are counted and explained: the parts of an AND, or the one condition. */
export const topClauses = ({ where }: Query): Condition[] => (where.type === 'and' ? where.parts : [where]);

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
function runScreen(clauses: readonly Clause[], run: Run): ScreenResult {
  const truths = new Uint8Array(run.rows).fill(match);
  const ofClause = run.acquireTruths();
  const counts = clauses.map(({ text, evaluate }) => {
    evaluate(run, ofClause);
    return { text, ...narrow(truths, ofClause, run.rows) };
  });
  return {
    matches: rowsWith(match, truths),
    unknowns: rowsWith(unknown, truths),
    truths,
    clauses: counts,
  };
}

/** Without branches on the truths, which are unordered. */
function rowsWith(wanted: number, truths: Truths): Uint32Array {
  const rows = new Uint32Array(truths.length);
  let found = 0;
  for (let row = 0; row < truths.length; row++) {
    rows[found] = row;
    found += Number(truths[row] === wanted);
  }
  return rows.slice(0, found);
}

/** The columns a screen reads, each once. A server prepares them before the run. */
export interface Needs {
  numbers: { of: NumberColumn; yearsAgo: number }[];
  words: WordColumnRef[];
  /** The standards whose status history is needed; null is the viewer's own. */
  histories: (string | null)[];
}

/** Runs over a source without rows and records the columns that are read. */
function needsOf(evaluate: (run: Run) => unknown): Needs {
  const numbers = new Map<string, Needs['numbers'][number]>();
  const words = new Map<string, WordColumnRef>();
  const histories = new Set<string | null>();
  const recorder: MetricSource = {
    rows: 0,
    day: '2000-01-01',
    numbers(of, yearsAgo) {
      numbers.set(JSON.stringify([of.id, of.period, of.standard, yearsAgo]), { of, yearsAgo });
      return null;
    },
    words({ id, standard }) {
      words.set(JSON.stringify([id, standard]), { id, standard });
      return null;
    },
    statusHistory(standard) {
      histories.add(standard);
      return null;
    },
  };
  evaluate(new Run(recorder));
  return { numbers: [...numbers.values()], words: [...words.values()], histories: [...histories] };
}
