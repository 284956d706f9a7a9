import { calculate, extreme, growth, mean } from './columns';
import { lentNumbers } from './lent';
import { metricById } from './metrics';
import { plainNumber, unitBeside, unitOf } from './units';
import type { Column } from './columns';
import type { Unit } from './metrics/Metric';
import type { Formula, Subject, Time } from './query';
import type { MetricSource, NumberColumn } from './source';
import type { CustomRatio } from './units';

/** Works a formula out over all rows. The column it gives is the source's own or lent for the run (`lent.ts`). */
export type Calculation = (source: MetricSource) => Column;

/** Shares what several clauses need: one calculation per ratio and year, worked out once a run. */
export interface Workbench {
  ratios: readonly CustomRatio[];
  shared: Map<string, Calculation>;
}

/**
 * @param unit what the formula is compared with, so that `20 crore` knows what it means
 * @param shift how many years ago the whole formula is taken
 */
export function compileFormula(
  formula: Formula,
  bench: Workbench,
  unit: Unit | null,
  shift = 0,
): Calculation {
  switch (formula.type) {
    case 'number': {
      const value = plainNumber(formula, unit);
      return () => value;
    }
    case 'value':
      return compileValue(formula.of, formula.time, bench, shift);
    case 'negate': {
      const of = compileFormula(formula.of, bench, unit, shift);
      return into((source, values) => calculate('-', 0, of(source), values, source.rows));
    }
    case 'arithmetic': {
      const { op } = formula;
      const leftUnit = unitOf(formula.left, bench.ratios);
      const rightUnit = unitOf(formula.right, bench.ratios);
      const isSum = op === '+' || op === '-';
      const beside = (other: Unit | null) => (isSum ? (other ?? unit) : unitBeside(op, other, unit));
      const left = compileFormula(formula.left, bench, beside(rightUnit), shift);
      const right = compileFormula(formula.right, bench, beside(leftUnit), shift);
      return into((source, values) => calculate(op, left(source), right(source), values, source.rows));
    }
  }
}

function compileValue(of: Subject, time: Time | null, bench: Workbench, shift: number): Calculation {
  if (time === null) return subjectAt(of, shift, bench);
  const { years } = time;
  if (time.type === 'ago') return subjectAt(of, shift + years, bench);
  if (time.type === 'growth') {
    const now = subjectAt(of, shift, bench);
    const before = subjectAt(of, shift + years, bench);
    return into((source, values) => growth(now(source), before(source), years, values, source.rows));
  }
  const { type } = time;
  const each = eachYear(of, years, bench, shift);
  return into((source, values) => {
    const columns = each.map((one) => one(source));
    if (type === 'average') mean(columns, values, source.rows);
    else extreme(type, columns, values, source.rows);
  });
}

/** The subject in each of so many years, the latest first. */
export const eachYear = (of: Subject, years: number, bench: Workbench, shift = 0): Calculation[] =>
  Array.from({ length: years }, (_, ago) => subjectAt(of, shift + ago, bench));

function subjectAt(of: Subject, yearsAgo: number, bench: Workbench): Calculation {
  if (of.type === 'metric') {
    const column = columnOf(of);
    return (source) => source.numbers(column, yearsAgo) ?? NaN;
  }
  const key = `${of.name} ${yearsAgo}`;
  const known = bench.shared.get(key);
  if (known) return known;
  const ratio = bench.ratios.find(({ name }) => name === of.name);
  const calculation = ratio ? oncePerRun(compileFormula(ratio.formula, bench, null, yearsAgo)) : () => NaN; // deleted since the screen was saved
  bench.shared.set(key, calculation);
  return calculation;
}

/** The metric with its usual period where the query names none. */
export const columnOf = ({ id, period, standard }: NumberColumn): NumberColumn => ({
  id,
  period: period ?? metricById(id)?.period?.usual ?? null,
  standard,
});

/** The results of a run, in an array that is lent to it. */
function into(work: (source: MetricSource, values: Float64Array) => void): Calculation {
  return (source) => {
    const values = lentNumbers(source.rows);
    work(source, values);
    return values;
  };
}

function oncePerRun(calculation: Calculation): Calculation {
  let lastSource: MetricSource | null = null;
  let last: Column = NaN;
  return (source) => {
    if (source !== lastSource) {
      last = calculation(source);
      lastSource = source;
    }
    return last;
  };
}
