import { compare } from './columns';
import { compileFormula, eachYear } from './compileFormula';
import { lentTruths } from './lent';
import { plainWord } from './plainWord';
import { statusChanged, statusHeld } from './statusHistory';
import { and, match, noMatch, not, or, unknown } from './truth';
import { unitOf } from './units';
import { unknownCode } from './source';
import type { Unit } from './metrics/Metric';
import type { Choose, Condition, Formula, Trend } from './query';
import type { Workbench } from './compileFormula';
import type { MetricSource } from './source';
import type { Truths } from './truth';

/** Judges a condition for all rows. The answer is lent for the run (`lent.ts`). */
export type Judgement = (source: MetricSource) => Truths;

export function compileCondition(condition: Condition, bench: Workbench): Judgement {
  switch (condition.type) {
    case 'and':
    case 'or': {
      const parts = condition.parts.map((part) => compileCondition(part, bench));
      const join = condition.type === 'and' ? and : or;
      const neutral = condition.type === 'and' ? match : noMatch;
      return into((source, truths) => {
        truths.fill(neutral, 0, source.rows);
        for (const part of parts) join(truths, part(source), source.rows);
      });
    }
    case 'not': {
      const part = compileCondition(condition.part, bench);
      return into((source, truths) => {
        truths.set(part(source).subarray(0, source.rows));
        not(truths, source.rows);
      });
    }
    case 'compare': {
      const unit = commonUnit([condition.left, condition.right], bench);
      const left = compileFormula(condition.left, bench, unit);
      const right = compileFormula(condition.right, bench, unit);
      return into((source, truths) =>
        compare(condition.op, left(source), right(source), truths, source.rows),
      );
    }
    case 'between': {
      const unit = commonUnit([condition.value, condition.low, condition.high], bench);
      const value = compileFormula(condition.value, bench, unit);
      const low = compileFormula(condition.low, bench, unit);
      const high = compileFormula(condition.high, bench, unit);
      return into((source, truths) => {
        const highEnough = lentTruths(source.rows);
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
      return compileCondition(negated ? { type: 'not', part: any } : any, bench);
    }
    case 'choose':
      return compileChoice(condition);
    case 'trend':
      return compileTrend(condition, bench);
    case 'status held':
      return into((source, truths) => statusHeld(condition, source, truths));
    case 'status changed':
      return into((source, truths) => statusChanged(condition, source, truths));
  }
}

/** The unit in which formulas are compared with each other: that of the first that has one. */
const commonUnit = (formulas: readonly Formula[], { ratios }: Workbench): Unit | null =>
  formulas.map((formula) => unitOf(formula, ratios)).find((unit) => unit !== null) ?? null;

function compileChoice({ of, values, negated }: Choose): Judgement {
  const wanted = new Set(values.map(plainWord));
  return into((source, truths) => {
    const column = source.words(of);
    if (column === null) {
      truths.fill(unknown, 0, source.rows);
      return;
    }
    const truthOfCode = Uint8Array.from(column.words, (word) =>
      wanted.has(plainWord(word)) === negated ? noMatch : match,
    );
    for (let row = 0; row < source.rows; row++) {
      const code = column.codes[row] ?? unknownCode;
      truths[row] = code === unknownCode ? unknown : (truthOfCode[code] ?? unknown);
    }
  });
}

/** Each year against the one before it; one year the wrong way is enough to say no, whatever is not known. */
function compileTrend({ of, direction, years }: Trend, bench: Workbench): Judgement {
  const each = eachYear(of, years + 1, bench);
  const op = direction === 'rising' ? '>' : '<';
  return into((source, truths) => {
    const step = lentTruths(source.rows);
    const columns = each.map((one) => one(source));
    truths.fill(match, 0, source.rows);
    for (let ago = 0; ago < years; ago++) {
      compare(op, columns[ago] ?? NaN, columns[ago + 1] ?? NaN, step, source.rows);
      and(truths, step, source.rows);
    }
  });
}

/** The results of a run, in an array that is lent to it. */
function into(work: (source: MetricSource, truths: Truths) => void): Judgement {
  return (source) => {
    const truths = lentTruths(source.rows);
    work(source, truths);
    return truths;
  };
}
