import { metricById } from '../metrics';
import { plainNumber, unitBeside, unitOf } from '../units';
import { chosen, statusChanged, statusHeld } from './categories';
import { and, calculate, compare, extreme, growth, match, mean, noMatch, not, or } from './columnMath';
import type { Column, Truths } from './columnMath';
import type { CompileContext } from './CompileContext';
import type { Unit } from '../metrics/Metric';
import type { Condition, Formula, Subject, Time, Trend } from '../query';
import type { Calculation, Run } from './run';
import type { NumberColumn } from './source';

/** Evaluates a condition for all rows. */
export type ConditionEvaluator = (run: Run, into: Truths) => void;

/** A condition as a function over all rows. */
export function compileCondition(condition: Condition, context: CompileContext): ConditionEvaluator {
  context.spend();
  const evaluate = evaluatorOf(condition, context);
  return (run, into) => {
    const { mark } = run;
    evaluate(run, into);
    run.releaseSince(mark);
  };
}

function evaluatorOf(condition: Condition, context: CompileContext): ConditionEvaluator {
  switch (condition.type) {
    case 'and':
    case 'or': {
      const parts = condition.parts.map((part) => compileCondition(part, context));
      const join = condition.type === 'and' ? and : or;
      const neutral = condition.type === 'and' ? match : noMatch;
      return (run, into) => {
        const ofPart = run.acquireTruths();
        into.fill(neutral, 0, run.rows);
        for (const part of parts) {
          part(run, ofPart);
          join(into, ofPart, run.rows);
        }
      };
    }
    case 'not': {
      const part = compileCondition(condition.part, context);
      return (run, into) => {
        part(run, into);
        not(into, run.rows);
      };
    }
    case 'compare': {
      const unit = commonUnit([condition.left, condition.right], context);
      const left = compileFormula(condition.left, context, unit);
      const right = compileFormula(condition.right, context, unit);
      return (run, into) => compare(condition.op, left(run), right(run), into, run.rows);
    }
    case 'between': {
      const unit = commonUnit([condition.value, condition.low, condition.high], context);
      const value = compileFormula(condition.value, context, unit);
      const low = compileFormula(condition.low, context, unit);
      const high = compileFormula(condition.high, context, unit);
      return (run, into) => {
        const highEnough = run.acquireTruths();
        const values = value(run);
        compare('>=', values, low(run), highEnough, run.rows);
        compare('<=', values, high(run), into, run.rows);
        and(into, highEnough, run.rows);
      };
    }
    case 'among': {
      const { value, values, negated } = condition;
      const equals: Condition[] = values.map((right) => ({ type: 'compare', left: value, op: '=', right }));
      const any: Condition = { type: 'or', parts: equals };
      return compileCondition(negated ? { type: 'not', part: any } : any, context);
    }
    case 'choose':
      return ({ source }, into) => chosen(condition, source, into);
    case 'trend':
      return compileTrend(condition, context);
    case 'status held':
      return ({ source }, into) => statusHeld(condition, source, into);
    case 'status changed':
      return ({ source }, into) => statusChanged(condition, source, into);
  }
}

/** The unit in which formulas are compared: that of the first one that has a unit. */
const commonUnit = (formulas: readonly Formula[], { ratios }: CompileContext): Unit | null =>
  formulas.map((formula) => unitOf(formula, ratios)).find((unit) => unit !== null) ?? null;

/** Compares each year with the one before; a single failing year means no match, even if others are unknown. */
function compileTrend({ of, direction, years }: Trend, context: CompileContext): ConditionEvaluator {
  const each = eachYear(of, years + 1, context);
  const op = direction === 'rising' ? '>' : '<';
  return (run, into) => {
    const step = run.acquireTruths();
    const columns = each.map((one) => one(run));
    into.fill(match, 0, run.rows);
    for (let ago = 0; ago < years; ago++) {
      compare(op, columns[ago] ?? NaN, columns[ago + 1] ?? NaN, step, run.rows);
      and(into, step, run.rows);
    }
  };
}

/**
 * A formula as a function over all rows.
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
      return intoNumbers((run, values) => calculate('-', 0, of(run), values, run.rows));
    }
    case 'arithmetic': {
      const { op } = formula;
      const leftUnit = unitOf(formula.left, context.ratios);
      const rightUnit = unitOf(formula.right, context.ratios);
      const isSum = op === '+' || op === '-';
      const beside = (other: Unit | null) => (isSum ? (other ?? unit) : unitBeside(op, other, unit));
      const left = compileFormula(formula.left, context, beside(rightUnit), shift);
      const right = compileFormula(formula.right, context, beside(leftUnit), shift);
      return intoNumbers((run, values) => calculate(op, left(run), right(run), values, run.rows));
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
    return intoNumbers((run, values) => growth(now(run), before(run), years, values, run.rows));
  }
  const { type } = time;
  const each = eachYear(of, years, context, shift);
  return intoNumbers((run, values) => {
    const columns = each.map((one) => one(run));
    if (type === 'average') mean(columns, values, run.rows);
    else extreme(type, columns, values, run.rows);
  });
}

/** The subject in each of the years, the latest first. */
const eachYear = (of: Subject, years: number, context: CompileContext, shift = 0): Calculation[] =>
  Array.from({ length: years }, (_, ago) => subjectAt(of, shift + ago, context));

function subjectAt(of: Subject, yearsAgo: number, context: CompileContext): Calculation {
  context.spend();
  if (of.type === 'metric') {
    const column = columnOf(of);
    return ({ source }) => source.numbers(column, yearsAgo) ?? NaN;
  }
  const key = `${of.name} ${yearsAgo}`;
  const known = context.calculations.get(key);
  if (known) return known;
  const ratio = context.ratios.find(({ name }) => name === of.name);
  // without one: deleted since the screen was saved
  const calculation = ratio ? oncePerRun(compileFormula(ratio.formula, context, null, yearsAgo)) : () => NaN;
  context.calculations.set(key, calculation);
  return calculation;
}

/** Writes the result into a pooled array. */
function intoNumbers(work: (run: Run, values: Float64Array) => void): Calculation {
  return (run) => {
    const result = run.acquireNumbers();
    const { mark } = run;
    work(run, result);
    run.releaseSince(mark);
    return result;
  };
}

/** Calculates once per run, however many clauses use the result. */
function oncePerRun(calculation: Calculation): Calculation {
  let lastRun: Run | null = null;
  let last: Column = NaN;
  return (run) => {
    if (run !== lastRun) {
      const computed = calculation(run);
      // copied: the arrays that computing it needed are released for the next step
      last = typeof computed === 'number' || !run.isPooled(computed) ? computed : computed.slice(0, run.rows);
      lastRun = run;
    }
    return last;
  };
}

/** The metric with its default period where the query has none. */
export const columnOf = ({ id, period, standard }: NumberColumn): NumberColumn => ({
  id,
  period: period ?? metricById(id)?.period?.usual ?? null,
  standard,
});
