import { calculate, extreme, growth, mean } from './columnMath';
import { isPooled, pooledNumbers, releasingRest } from './run';
import { metricById } from '../metrics';
import { plainNumber, unitBeside, unitOf } from '../units';
import type { Column } from './columnMath';
import type { Unit } from '../metrics/Metric';
import type { Formula, Subject, Time } from '../query';
import type { MetricSource, NumberColumn } from './source';
import type { CompileContext } from './CompileContext';

/** Computes a formula for all rows. The returned column belongs to the source or is pooled (`run.ts`). */
export type Calculation = (source: MetricSource) => Column;

/**
 * @param unit the unit the formula is compared with, which gives `20 crore` its meaning
 * @param shift how many years ago the whole formula is evaluated
 */
export function compileFormula(
  formula: Formula,
  context: CompileContext,
  unit: Unit | null,
  shift = 0,
): Calculation {
  context.spend();
  switch (formula.type) {
    case 'number': {
      const value = plainNumber(formula, unit);
      return () => value;
    }
    case 'value':
      return compileValue(formula.of, formula.time, context, shift);
    case 'negate': {
      const of = compileFormula(formula.of, context, unit, shift);
      return into((source, values) => calculate('-', 0, of(source), values, source.rows));
    }
    case 'arithmetic': {
      const { op } = formula;
      const leftUnit = unitOf(formula.left, context.ratios);
      const rightUnit = unitOf(formula.right, context.ratios);
      const isSum = op === '+' || op === '-';
      const beside = (other: Unit | null) => (isSum ? (other ?? unit) : unitBeside(op, other, unit));
      const left = compileFormula(formula.left, context, beside(rightUnit), shift);
      const right = compileFormula(formula.right, context, beside(leftUnit), shift);
      return into((source, values) => calculate(op, left(source), right(source), values, source.rows));
    }
  }
}

function compileValue(of: Subject, time: Time | null, context: CompileContext, shift: number): Calculation {
  if (time === null) return subjectAt(of, shift, context);
  const { years } = time;
  if (time.type === 'ago') return subjectAt(of, shift + years, context);
  if (time.type === 'growth') {
    const now = subjectAt(of, shift, context);
    const before = subjectAt(of, shift + years, context);
    return into((source, values) => growth(now(source), before(source), years, values, source.rows));
  }
  const { type } = time;
  const each = eachYear(of, years, context, shift);
  return into((source, values) => {
    const columns = each.map((one) => one(source));
    if (type === 'average') mean(columns, values, source.rows);
    else extreme(type, columns, values, source.rows);
  });
}

/** The subject in each of the years, the latest first. */
export const eachYear = (of: Subject, years: number, context: CompileContext, shift = 0): Calculation[] =>
  Array.from({ length: years }, (_, ago) => subjectAt(of, shift + ago, context));

function subjectAt(of: Subject, yearsAgo: number, context: CompileContext): Calculation {
  context.spend();
  if (of.type === 'metric') {
    const column = columnOf(of);
    return (source) => source.numbers(column, yearsAgo) ?? NaN;
  }
  const key = `${of.name} ${yearsAgo}`;
  const known = context.calculations.get(key);
  if (known) return known;
  const ratio = context.ratios.find(({ name }) => name === of.name);
  const calculation = ratio ? oncePerRun(compileFormula(ratio.formula, context, null, yearsAgo)) : () => NaN; // deleted since the screen was saved
  context.calculations.set(key, calculation);
  return calculation;
}

/** The metric with its default period where the query has none. */
export const columnOf = ({ id, period, standard }: NumberColumn): NumberColumn => ({
  id,
  period: period ?? metricById(id)?.period?.usual ?? null,
  standard,
});

/** Writes the result into a pooled array. */
function into(work: (source: MetricSource, values: Float64Array) => void): Calculation {
  return (source) => {
    const values = pooledNumbers(source.rows);
    releasingRest(() => work(source, values));
    return values;
  };
}

/** The result is copied: the arrays that computing it needed are released for the next one. */
function oncePerRun(calculation: Calculation): Calculation {
  let lastSource: MetricSource | null = null;
  let last: Column = NaN;
  return (source) => {
    if (source !== lastSource) {
      const computed = calculation(source);
      last = typeof computed === 'number' || !isPooled(computed) ? computed : computed.slice(0, source.rows);
      lastSource = source;
    }
    return last;
  };
}
