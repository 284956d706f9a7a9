import { compare } from './columnMath';
import { compileFormula, eachYear } from './compileFormula';
import { pooledTruths, releasingRest } from './run';
import { normalizeWord } from '../parsing/vocabulary';
import { statusChanged, statusHeld } from './statusHistory';
import { and, match, noMatch, not, or, unknown } from './columnMath';
import { unitOf } from '../units';
import { unknownCode } from './source';
import type { Unit } from '../metrics/Metric';
import type { Choose, Condition, Formula, Trend } from '../query';
import type { CompileContext } from './CompileContext';
import type { MetricSource } from './source';
import type { Truths } from './columnMath';

/** Evaluates a condition for all rows. The result is pooled: valid until the run ends (`run.ts`). */
export type ConditionEvaluator = (source: MetricSource) => Truths;

export function compileCondition(condition: Condition, context: CompileContext): ConditionEvaluator {
  context.spend();
  switch (condition.type) {
    case 'and':
    case 'or': {
      const parts = condition.parts.map((part) => compileCondition(part, context));
      const join = condition.type === 'and' ? and : or;
      const neutral = condition.type === 'and' ? match : noMatch;
      return into((source, truths) => {
        truths.fill(neutral, 0, source.rows);
        for (const part of parts) join(truths, part(source), source.rows);
      });
    }
    case 'not': {
      const part = compileCondition(condition.part, context);
      return into((source, truths) => {
        truths.set(part(source).subarray(0, source.rows));
        not(truths, source.rows);
      });
    }
    case 'compare': {
      const unit = commonUnit([condition.left, condition.right], context);
      const left = compileFormula(condition.left, context, unit);
      const right = compileFormula(condition.right, context, unit);
      return into((source, truths) =>
        compare(condition.op, left(source), right(source), truths, source.rows),
      );
    }
    case 'between': {
      const unit = commonUnit([condition.value, condition.low, condition.high], context);
      const value = compileFormula(condition.value, context, unit);
      const low = compileFormula(condition.low, context, unit);
      const high = compileFormula(condition.high, context, unit);
      return into((source, truths) => {
        const highEnough = pooledTruths(source.rows);
        const values = value(source);
        compare('>=', values, low(source), highEnough, source.rows);
        compare('<=', values, high(source), truths, source.rows);
        and(truths, highEnough, source.rows);
      });
    }
    case 'among': {
      const { value, values, negated } = condition;
      const equals: Condition[] = values.map((right) => ({ type: 'compare', left: value, op: '=', right }));
      const any: Condition = { type: 'or', parts: equals };
      return compileCondition(negated ? { type: 'not', part: any } : any, context);
    }
    case 'choose':
      return compileChoice(condition);
    case 'trend':
      return compileTrend(condition, context);
    case 'status held':
      return into((source, truths) => statusHeld(condition, source, truths));
    case 'status changed':
      return into((source, truths) => statusChanged(condition, source, truths));
  }
}

/** The unit in which formulas are compared: that of the first one that has a unit. */
const commonUnit = (formulas: readonly Formula[], { ratios }: CompileContext): Unit | null =>
  formulas.map((formula) => unitOf(formula, ratios)).find((unit) => unit !== null) ?? null;

function compileChoice({ of, values, negated }: Choose): ConditionEvaluator {
  const wanted = new Set(values.map(normalizeWord));
  return into((source, truths) => {
    const column = source.words(of);
    if (column === null) {
      truths.fill(unknown, 0, source.rows);
      return;
    }
    const truthOfCode = Uint8Array.from(column.words, (word) =>
      wanted.has(normalizeWord(word)) === negated ? noMatch : match,
    );
    for (let row = 0; row < source.rows; row++) {
      const code = column.codes[row] ?? unknownCode;
      truths[row] = code === unknownCode ? unknown : (truthOfCode[code] ?? unknown);
    }
  });
}

/** Compares each year with the one before; a single failing year means no match, even if others are unknown. */
function compileTrend({ of, direction, years }: Trend, context: CompileContext): ConditionEvaluator {
  const each = eachYear(of, years + 1, context);
  const op = direction === 'rising' ? '>' : '<';
  return into((source, truths) => {
    const step = pooledTruths(source.rows);
    const columns = each.map((one) => one(source));
    truths.fill(match, 0, source.rows);
    for (let ago = 0; ago < years; ago++) {
      compare(op, columns[ago] ?? NaN, columns[ago + 1] ?? NaN, step, source.rows);
      and(truths, step, source.rows);
    }
  });
}

/** Writes the result into a pooled array. */
function into(work: (source: MetricSource, truths: Truths) => void): ConditionEvaluator {
  return (source) => {
    const truths = pooledTruths(source.rows);
    releasingRest(() => work(source, truths));
    return truths;
  };
}
