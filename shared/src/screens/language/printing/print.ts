import { metricById, metricName } from '../metrics';
import type { Condition, Formula, MetricRef, NumberLiteral, Query, Subject, Value } from '../query';

/** The query as text, one clause a line; `parse` gives the same query back. */
export function print({ asOf, where }: Query): string {
  const lines = where.type === 'and' ? where.parts.map(inAnd).join(' AND\n') : printCondition(where);
  return asOf === null ? lines : `${lines}\nas of ${asOf}`;
}

export function printCondition(condition: Condition): string {
  switch (condition.type) {
    case 'and':
      return condition.parts.map(inAnd).join(' AND ');
    case 'or':
      return condition.parts.map(inAnd).join(' OR ');
    case 'not':
      return `NOT ${condition.part.type === 'not' ? bracketed(condition.part) : inAnd(condition.part)}`;
    case 'compare':
      return `${printFormula(condition.left)} ${condition.op} ${printFormula(condition.right)}`;
    case 'between':
      return `${printFormula(condition.value)} between ${printFormula(condition.low)} and ${printFormula(condition.high)}`;
    case 'among':
      return `${printFormula(condition.value)} ${isIn(condition)} (${condition.values.map(printNumber).join(', ')})`;
    case 'choose':
      return printChoice(condition.of, condition.values, condition.negated);
    case 'trend':
      return `${printSubject(condition.of)} ${condition.direction} ${countOf(condition.years, 'year')}`;
    case 'status held':
      return `${printChoice(condition.of, [condition.value], false)} for ${countOf(condition.months, 'month')}`;
    case 'status changed':
      return `${printSubject(condition.of)} changed within ${countOf(condition.months, 'month')}`;
  }
}

export function printFormula(formula: Formula): string {
  switch (formula.type) {
    case 'number':
      return printNumber(formula);
    case 'value':
      return printValue(formula);
    case 'negate': {
      const of = printFormula(formula.of);
      return formula.of.type === 'value' ? `-${of}` : `-(${of})`;
    }
    case 'arithmetic': {
      const binds = strength(formula);
      const left = within(formula.left, strength(formula.left) < binds);
      const right = within(formula.right, strength(formula.right) <= binds);
      return `${left} ${formula.op} ${right}`;
    }
  }
}

function printValue({ of, time }: Value): string {
  const subject = printSubject(of);
  if (time === null) return subject;
  const years = countOf(time.years, 'year');
  if (time.type === 'ago') return `${subject} ${years} ago`;
  if (time.type === 'growth') return `${subject} growth ${years}`;
  return `${time.type} ${subject} ${years}`;
}

function printNumber({ value, suffix }: NumberLiteral): string {
  if (suffix === null) return String(value);
  return suffix === '%' || suffix === 'k' ? `${value}${suffix}` : `${value} ${suffix}`;
}

export function printSubject(of: Subject): string {
  if (of.type === 'ratio') return of.name;
  const unit = metricById(of.id)?.period?.unit === 'months' ? ' months' : '';
  const period = of.period === null ? '' : ` ${of.period}${unit}`;
  const standard =
    of.standard === null ? '' : `(${/^[\w& ]+$/.test(of.standard) ? of.standard : quoted(of.standard)})`;
  return `${metricName(of.id)}${period}${standard}`;
}

function printChoice(of: MetricRef, values: readonly string[], negated: boolean): string {
  const isFixed = metricById(of.id)?.choices !== undefined;
  const words = values.map((value) => (isFixed ? value : quoted(value)));
  if (words.length === 1) return `${printSubject(of)} ${negated ? '!=' : '='} ${words[0]}`;
  return `${printSubject(of)} ${isIn({ negated })} (${words.join(', ')})`;
}

const isIn = ({ negated }: { negated: boolean }) => (negated ? 'not in' : 'in');
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const bracketed = (condition: Condition) => `(${printCondition(condition)})`;
const inAnd = (condition: Condition) =>
  condition.type === 'and' || condition.type === 'or' ? bracketed(condition) : printCondition(condition);
const within = (formula: Formula, needsBrackets: boolean) =>
  needsBrackets ? `(${printFormula(formula)})` : printFormula(formula);
const strength = (formula: Formula): number =>
  formula.type !== 'arithmetic' ? 3 : formula.op === '*' || formula.op === '/' ? 2 : 1;
const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
