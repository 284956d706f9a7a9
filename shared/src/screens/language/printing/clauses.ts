import { parse } from '../parsing/parse';
import { printCondition } from './print';
import { topClauses } from '../compiling/compile';
import type { Comparison, Condition, MetricRef, NumberLiteral, Query, Subject, Time } from '../query';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Vocabulary } from '../parsing/ParseContext';

/** One line of the form: what a row of pickers can express. Anything else stays text. */
export type BuilderClause =
  | { kind: 'compare'; metric: Subject; time: Time | null; op: Comparison; value: NumberLiteral }
  | { kind: 'between'; metric: Subject; time: Time | null; low: NumberLiteral; high: NumberLiteral }
  | { kind: 'choose'; metric: MetricRef; op: 'in' | 'not in'; values: string[] }
  | { kind: 'trend'; metric: Subject; direction: 'rising' | 'falling'; years: number }
  | { kind: 'status held'; metric: MetricRef; value: string; months: number }
  | { kind: 'status changed'; metric: MetricRef; months: number }
  | { kind: 'text only'; text: string };

export interface BuilderForm {
  asOf: string | null;
  /** All must hold. */
  clauses: BuilderClause[];
}

/** The form equivalent to the query. Parts that a form cannot express become text, in their order. */
export function toClauses(query: Query): BuilderForm {
  return { asOf: query.asOf, clauses: topClauses(query).map(toClause) };
}

/** The query a form stands for; each text part is parsed as one clause. */
export function fromClauses(
  { asOf, clauses }: BuilderForm,
  vocabulary: Vocabulary = {},
): { ok: true; query: Query } | { ok: false; errors: { clause: number; error: Diagnostic }[] } {
  const errors: { clause: number; error: Diagnostic }[] = [];
  const parts = clauses.flatMap((clause, index): Condition[] => {
    if (clause.kind !== 'text only') return [toCondition(clause)];
    const read = parse(clause.text, vocabulary);
    if (read.ok) return [read.query.where];
    errors.push(...read.errors.map((error) => ({ clause: index, error })));
    return [];
  });
  const [first, ...others] = parts;
  if (errors.length > 0) return { ok: false, errors };
  if (first === undefined) {
    const empty = parse('', vocabulary);
    return { ok: false, errors: empty.ok ? [] : empty.errors.map((error) => ({ clause: 0, error })) };
  }
  return { ok: true, query: { asOf, where: others.length === 0 ? first : { type: 'and', parts } } };
}

/** The text of a form, which may be incomplete: the page shows it beside the form. */
export const textOfForm = ({ asOf, clauses }: BuilderForm): string => {
  const lines = clauses.map((clause) =>
    clause.kind === 'text only' ? clause.text : printCondition(toCondition(clause)),
  );
  return [lines.join(' AND\n'), ...(asOf === null ? [] : [`as of ${asOf}`])].join('\n');
};

function toClause(condition: Condition): BuilderClause {
  switch (condition.type) {
    case 'compare': {
      const { left, op, right } = condition;
      if (left.type === 'value' && right.type === 'number')
        return { kind: 'compare', metric: left.of, time: left.time, op, value: right };
      break;
    }
    case 'between': {
      const { value, low, high } = condition;
      if (value.type === 'value' && low.type === 'number' && high.type === 'number')
        return { kind: 'between', metric: value.of, time: value.time, low, high };
      break;
    }
    case 'choose':
      return {
        kind: 'choose',
        metric: condition.of,
        op: condition.negated ? 'not in' : 'in',
        values: condition.values,
      };
    case 'trend':
      return { kind: 'trend', metric: condition.of, direction: condition.direction, years: condition.years };
    case 'status held':
      return { kind: 'status held', metric: condition.of, value: condition.value, months: condition.months };
    case 'status changed':
      return { kind: 'status changed', metric: condition.of, months: condition.months };
  }
  const text = printCondition(condition);
  return {
    kind: 'text only',
    text: condition.type === 'and' || condition.type === 'or' ? `(${text})` : text,
  };
}

function toCondition(clause: Exclude<BuilderClause, { kind: 'text only' }>): Condition {
  switch (clause.kind) {
    case 'compare': {
      const { metric, time, op, value } = clause;
      return { type: 'compare', left: { type: 'value', of: metric, time }, op, right: value };
    }
    case 'between': {
      const { metric, time, low, high } = clause;
      return { type: 'between', value: { type: 'value', of: metric, time }, low, high };
    }
    case 'choose':
      return { type: 'choose', of: clause.metric, values: clause.values, negated: clause.op === 'not in' };
    case 'trend':
      return { type: 'trend', of: clause.metric, direction: clause.direction, years: clause.years };
    case 'status held':
      return { type: 'status held', of: clause.metric, value: clause.value, months: clause.months };
    case 'status changed':
      return { type: 'status changed', of: clause.metric, months: clause.months };
  }
}
