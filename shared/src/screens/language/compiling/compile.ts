import { compileCondition } from './compileCondition';
import { compileFormula } from './compileFormula';
import { explainCondition } from '../explaining/explain';
import { withBuffers, isPooled } from './bufferPool';
import { needsOf } from './needs';
import { printCondition } from '../printing/print';
import { newRun, oneRow } from './source';
import { runScreen } from './runScreen';
import type { Explanation } from '../explaining/explain';
import type { Needs } from './needs';
import type { Condition, Formula, Query } from '../query';
import type { ScreenResult } from './runScreen';
import type { MetricSource } from './source';
import type { CustomRatio } from '../units';

/** A compiled screen, which can run over any number of sources. */
export interface CompiledScreen {
  /** The month the source must cover, or null for the latest. */
  asOf: string | null;
  /** Every column that a run reads from its source. */
  needs: Needs;
  run(source: MetricSource): ScreenResult;
  /** Explains clause by clause why a row matched or did not. */
  explain(source: MetricSource, row: number): Explanation[];
}

/** Compiles a screen. */
export function compile(query: Query, ratios: readonly CustomRatio[] = []): CompiledScreen {
  const clauses = topClauses(query);
  const context = { ratios, calculations: new Map() };
  const evaluators = clauses.map((clause) => ({
    text: printCondition(clause),
    evaluate: compileCondition(clause, context),
  }));
  return {
    asOf: query.asOf,
    needs: needsOf((source) => evaluators.forEach(({ evaluate }) => evaluate(source))),
    run: (source) => withBuffers(() => runScreen(evaluators, newRun(source))),
    explain: (source, row) => clauses.map((clause) => explainCondition(clause, ratios, oneRow(source, row))),
  };
}

/** Compiles a column: its values for every row, NaN where unknown, in the unit of the formula. They may be the source's own array: read-only. */
export function compileColumn(
  formula: Formula,
  ratios: readonly CustomRatio[] = [],
): { needs: Needs; run: (source: MetricSource) => Float64Array } {
  const calculate = compileFormula(formula, { ratios, calculations: new Map() }, null);
  return {
    needs: needsOf(calculate),
    run: (source) =>
      withBuffers(() => {
        const values = calculate(newRun(source));
        if (typeof values === 'number') return new Float64Array(source.rows).fill(values);
        // a pooled array will be reused; the source's own never changes
        return isPooled(values) ? values.slice(0, source.rows) : values;
      }),
  };
}

/** The clauses that are counted and explained: the parts of an AND, or the one condition. */
export const topClauses = ({ where }: Query): Condition[] => (where.type === 'and' ? where.parts : [where]);
