import { metricById } from '../metrics';
import { createDiagnostic, wholeOf } from '../diagnostics/diagnostic';
import { lintNumber } from '../units';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { readSubject } from './names';
import { readChoice, readStatusClause } from './resolveChoices';
import type { RawNode, RawNumber, RawQuery } from '../grammar/rawTree';
import type { FormulaResult, Names, ParseContext, ParseResult } from './ParseContext';
import type { Condition, Formula, NumberLiteral, Query } from '../query';

const maxYears = 30;
const monthForm = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;

/** Turns the raw tree into a query, or returns all its errors at once. */
export function resolveQuery(text: string, raw: RawQuery, names: Names): ParseResult {
  const context = createContext(names);
  const asOf = readAsOf(raw, context);
  if (raw.where === null)
    return { ok: false, errors: [createDiagnostic(wholeOf(text), 'No condition is given.')] };
  const where = readCondition(raw.where, context);
  if (where === null || context.errors.length > 0) return { ok: false, errors: context.errors };
  const query: Query = { asOf, where };
  return {
    ok: true,
    query,
    clauses: flattenAnd(raw.where).map(({ start, end, line, column }) => ({ start, end, line, column })),
    warnings: context.warnings,
  };
}

export function resolveFormula(raw: RawNode, names: Names): FormulaResult {
  const context = createContext(names);
  const formula = readFormula(raw, context);
  return formula === null || context.errors.length > 0
    ? { ok: false, errors: context.errors }
    : { ok: true, formula };
}

function createContext(names: Names): ParseContext {
  const errors: Diagnostic[] = [];
  return {
    names,
    errors,
    warnings: [],
    fault(at, message, suggestion) {
      errors.push(createDiagnostic(at, message, suggestion));
      return null;
    },
  };
}

function readAsOf({ asOf }: RawQuery, { fault }: ParseContext): string | null {
  const [first, second] = asOf;
  if (second) return fault(second, 'A screen is evaluated as of one month; this is the second.');
  if (first && !monthForm.test(first.month))
    return fault(first, `“${first.month}” is not a month such as 2025-03.`);
  return first?.month ?? null;
}

/** Clauses joined by AND or by new lines form one list; those in brackets stay together. */
const flattenAnd = (node: RawNode): RawNode[] =>
  node.type === 'and' ? node.parts.flatMap(flattenAnd) : [node];

function readCondition(node: RawNode, context: ParseContext): Condition | null {
  switch (node.type) {
    case 'group':
      return readCondition(node.inner, context);
    case 'and':
    case 'or': {
      const raw = node.type === 'and' ? flattenAnd(node) : node.parts;
      const parts = all(raw.map((part) => readCondition(part, context)));
      return parts && { type: node.type, parts };
    }
    case 'not': {
      const part = readCondition(node.part, context);
      return part && { type: 'not', part };
    }
    case 'compare': {
      const left = readFormula(node.left, context);
      const right = readFormula(node.right, context);
      if (node.more.length > 0)
        return context.fault(
          node,
          'Compare two values at a time: for a range, write “P/E between 5 and 20”.',
        );
      if (!left || !right) return null;
      context.warnings.push(...lintNumber(left, node.right, right), ...lintNumber(right, node.left, left));
      return { type: 'compare', left, op: node.op, right };
    }
    case 'between': {
      const value = readFormula(node.left, context);
      const low = readFormula(node.low, context);
      const high = readFormula(node.high, context);
      if (!value || !low || !high) return null;
      context.warnings.push(...lintNumber(value, node.low, low), ...lintNumber(value, node.high, high));
      return { type: 'between', value, low, high };
    }
    case 'among': {
      const value = readFormula(node.left, context);
      const values = all(node.values.map((number) => readNumber(number, context)));
      return value && values && { type: 'among', value, values, negated: node.negated };
    }
    case 'trend': {
      if (!isYears(node.years, 1)) return context.fault(node, yearsMessage);
      const value = readFormula(node.left, context);
      if (!value) return null;
      if (value.type !== 'value' || value.time !== null)
        return context.fault(
          node.left,
          `Only a metric can be ${node.direction}: write “Debt ${node.direction} 3 years”.`,
        );
      const { of } = value;
      if (of.type === 'metric' && isPoint(of.id))
        return context.fault(
          node.left,
          'A trend needs a figure of the yearly accounts; this one is the value of a day.',
        );
      return { type: 'trend', of, direction: node.direction, years: node.years };
    }
    case 'choose':
      return readChoice(node, context);
    case 'changed':
      return readStatusClause(node, context);
    default:
      if (readFormula(node, context) === null) return null;
      return context.fault(
        node,
        'This is a value. Compare it with something to make it a condition: “Sales > 100”.',
      );
  }
}

function readFormula(node: RawNode, context: ParseContext): Formula | null {
  switch (node.type) {
    case 'group':
      return readFormula(node.inner, context);
    case 'number':
      return readNumber(node, context);
    case 'negate': {
      if (node.of.type === 'number') return readNumber({ ...node.of, value: -node.of.value }, context);
      const of = readFormula(node.of, context);
      return of && { type: 'negate', of };
    }
    case 'arithmetic': {
      const left = readFormula(node.left, context);
      const right = readFormula(node.right, context);
      return left && right && { type: 'arithmetic', op: node.op, left, right };
    }
    case 'value': {
      if (node.time && !isYears(node.time.years, node.time.type === 'ago' ? 0 : 1))
        return context.fault(node, yearsMessage);
      return readSubject(node, context);
    }
    default:
      return context.fault(node, 'A condition stands where a value is needed.');
  }
}

function readNumber({ value, suffix, ...at }: RawNumber, { fault }: ParseContext): NumberLiteral | null {
  if (!Number.isFinite(value)) return fault(at, 'This number is too large.');
  return { type: 'number', value: value === 0 ? 0 : value, suffix };
}

const yearsMessage = `Years are counted from 1 to ${maxYears}.`;
const isYears = (years: number, least: number) => years >= least && years <= maxYears;

const isPoint = (id: string): boolean => metricById(id)?.kind === 'point';

/** The list, or null when any item failed. */
function all<Item>(items: (Item | null)[]): Item[] | null {
  const whole = items.filter((item) => item !== null);
  return whole.length === items.length ? whole : null;
}
