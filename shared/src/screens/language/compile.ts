import { compileCondition } from './compileCondition';
import { compileFormula } from './compileFormula';
import { explainCondition } from './explain';
import { borrowing, isLent } from './lent';
import { needsOf } from './needs';
import { printCondition } from './print';
import { newRun, oneRow } from './source';
import { runScreen } from './runScreen';
import type { Explanation } from './explain';
import type { Needs } from './needs';
import type { Condition, Formula, Query } from './query';
import type { ScreenResult } from './runScreen';
import type { MetricSource } from './source';
import type { CustomRatio } from './units';

/** A screen ready to run, over as many sources as one likes. */
export interface CompiledScreen {
  /** The month the source must speak of, or null for the latest. */
  asOf: string | null;
  /** Every column a run will ask its source for. */
  needs: Needs;
  run(source: MetricSource): ScreenResult;
  /** Why a row matched, or did not, clause by clause. */
  explain(source: MetricSource, row: number): Explanation[];
}

/** Makes a screen ready to run. */
export function compile(query: Query, ratios: readonly CustomRatio[] = []): CompiledScreen {
  const clauses = topClauses(query);
  const bench = { ratios, shared: new Map() };
  const judgements = clauses.map((clause) => ({
    text: printCondition(clause),
    judge: compileCondition(clause, bench),
  }));
  return {
    asOf: query.asOf,
    needs: needsOf((source) => judgements.forEach(({ judge }) => judge(source))),
    run: (source) => borrowing(() => runScreen(judgements, newRun(source))),
    explain: (source, row) => clauses.map((clause) => explainCondition(clause, ratios, oneRow(source, row))),
  };
}

/** Makes a column ready: its values for every row, NaN where unknown, in the unit of the formula. They may be the source's own: only to be read. */
export function compileColumn(
  formula: Formula,
  ratios: readonly CustomRatio[] = [],
): { needs: Needs; run: (source: MetricSource) => Float64Array } {
  const calculate = compileFormula(formula, { ratios, shared: new Map() }, null);
  return {
    needs: needsOf(calculate),
    run: (source) =>
      borrowing(() => {
        const values = calculate(newRun(source));
        if (typeof values === 'number') return new Float64Array(source.rows).fill(values);
        // what is lent is another's soon; the source's own never changes
        return isLent(values) ? values.slice(0, source.rows) : values;
      }),
  };
}

/** What the counts and explanations are given for: the parts of an AND, or the one condition. */
export const topClauses = ({ where }: Query): Condition[] => (where.type === 'and' ? where.parts : [where]);
