import { screenPartsMost } from '../../policy/limits';
import { metricById } from './metrics';
import { partBeyond } from './partBeyond';
import { positionOf, remark } from './remarks';
import { readSubject } from './resolveNames';
import { readChoice, readStatusClause } from './resolveChoices';
import { doubtsAbout } from './doubts';
import type { RawNode, RawNumber, RawQuery } from './grammar/rawTree';
import type { FormulaResult, ParseResult, Reading } from './reading';
import type { Condition, Formula, NumberLiteral, Query } from './query';
import type { Remark } from './remarks';
import type { Names } from './vocabulary';

const longestYears = 30;
const monthForm = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;

/** Turns what stands in the text into a query, or says everything that is wrong with it at once. */
export function resolveQuery(text: string, raw: RawQuery, names: Names): ParseResult {
  const reading = startReading(text, names);
  const asOf = readAsOf(raw, reading);
  if (raw.where === null)
    return { ok: false, errors: [remark(text, { start: 0, end: text.length }, 'No condition is given.')] };
  const tooMany = tooManyParts(text, raw.where);
  if (tooMany !== null) return tooMany;
  const where = readCondition(raw.where, reading);
  if (where === null || reading.errors.length > 0) return { ok: false, errors: reading.errors };
  const query: Query = { asOf, where };
  return {
    ok: true,
    query,
    clauses: topLevel(raw.where).map((clause) => positionOf(text, clause)),
    warnings: reading.warnings,
  };
}

export function resolveFormula(text: string, raw: RawNode, names: Names): FormulaResult {
  const reading = startReading(text, names);
  const tooMany = tooManyParts(text, raw);
  if (tooMany !== null) return tooMany;
  const formula = readFormula(raw, reading);
  return formula === null || reading.errors.length > 0
    ? { ok: false, errors: reading.errors }
    : { ok: true, formula };
}

/** What runs costs a pass over the market for each part, so this is what keeps a text cheap to run. */
function tooManyParts(text: string, raw: RawNode): { ok: false; errors: Remark[] } | null {
  const spot = partBeyond(raw, screenPartsMost);
  if (spot === null) return null;
  const message = `There is too much in this from here on: ${screenPartsMost} numbers and names of figures are the most.`;
  return { ok: false, errors: [remark(text, spot, message)] };
}

function startReading(text: string, names: Names): Reading {
  const errors: Remark[] = [];
  return {
    text,
    names,
    errors,
    warnings: [],
    fault(spot, message, suggestion) {
      errors.push(remark(text, spot, message, suggestion));
      return null;
    },
  };
}

function readAsOf({ asOf }: RawQuery, { fault }: Reading): string | null {
  const [first, second] = asOf;
  if (second) return fault(second, 'A screen is taken as of one month; this is the second.');
  if (first && !monthForm.test(first.month))
    return fault(first, `“${first.month}” is not a month such as 2025-03.`);
  return first?.month ?? null;
}

/** Clauses joined by AND or by new lines make one list; those a person put in brackets stay together. */
const topLevel = (node: RawNode): RawNode[] => (node.type === 'and' ? node.parts.flatMap(topLevel) : [node]);

function readCondition(node: RawNode, reading: Reading): Condition | null {
  switch (node.type) {
    case 'group':
      return readCondition(node.inner, reading);
    case 'and':
    case 'or': {
      const raw = node.type === 'and' ? topLevel(node) : node.parts;
      const parts = all(raw.map((part) => readCondition(part, reading)));
      return parts && { type: node.type, parts };
    }
    case 'not': {
      const part = readCondition(node.part, reading);
      return part && { type: 'not', part };
    }
    case 'compare': {
      const left = readFormula(node.left, reading);
      const right = readFormula(node.right, reading);
      if (node.more.length > 0)
        return reading.fault(
          node,
          'Compare two values at a time: for a range, write “P/E between 5 and 20”.',
        );
      if (!left || !right) return null;
      reading.warnings.push(
        ...doubtsAbout(left, node.right, right, reading),
        ...doubtsAbout(right, node.left, left, reading),
      );
      return { type: 'compare', left, op: node.op, right };
    }
    case 'between': {
      const value = readFormula(node.left, reading);
      const low = readFormula(node.low, reading);
      const high = readFormula(node.high, reading);
      if (!value || !low || !high) return null;
      reading.warnings.push(
        ...doubtsAbout(value, node.low, low, reading),
        ...doubtsAbout(value, node.high, high, reading),
      );
      return { type: 'between', value, low, high };
    }
    case 'among': {
      const value = readFormula(node.left, reading);
      const values = all(node.values.map((number) => readNumber(number, reading)));
      return value && values && { type: 'among', value, values, negated: node.negated };
    }
    case 'trend': {
      if (!isYears(node.years, 1)) return reading.fault(node, yearsMessage);
      const value = readFormula(node.left, reading);
      if (!value) return null;
      if (value.type !== 'value' || value.time !== null)
        return reading.fault(
          node.left,
          `Only a metric can be ${node.direction}: write “Debt ${node.direction} 3 years”.`,
        );
      const { of } = value;
      if (of.type === 'metric' && isPoint(of.id))
        return reading.fault(
          node.left,
          'A trend needs a figure of the yearly accounts; this one is the value of a day.',
        );
      return { type: 'trend', of, direction: node.direction, years: node.years };
    }
    case 'choose':
      return readChoice(node, reading);
    case 'changed':
      return readStatusClause(node, reading);
    default:
      if (readFormula(node, reading) === null) return null;
      return reading.fault(
        node,
        'This is a value. Compare it with something to make it a condition: “Sales > 100”.',
      );
  }
}

function readFormula(node: RawNode, reading: Reading): Formula | null {
  switch (node.type) {
    case 'group':
      return readFormula(node.inner, reading);
    case 'number':
      return readNumber(node, reading);
    case 'negate': {
      if (node.of.type === 'number') return readNumber({ ...node.of, value: -node.of.value }, reading);
      const of = readFormula(node.of, reading);
      return of && { type: 'negate', of };
    }
    case 'arithmetic': {
      const left = readFormula(node.left, reading);
      const right = readFormula(node.right, reading);
      return left && right && { type: 'arithmetic', op: node.op, left, right };
    }
    case 'value': {
      if (node.time && !isYears(node.time.years, node.time.type === 'ago' ? 0 : 1))
        return reading.fault(node, yearsMessage);
      return readSubject(node, reading);
    }
    default:
      return reading.fault(node, 'A condition stands where a value is needed.');
  }
}

function readNumber({ value, suffix, ...spot }: RawNumber, { fault }: Reading): NumberLiteral | null {
  if (!Number.isFinite(value)) return fault(spot, 'This number is too large.');
  return { type: 'number', value: value === 0 ? 0 : value, suffix };
}

const yearsMessage = `Years are counted from 1 to ${longestYears}.`;
const isYears = (years: number, least: number) => years >= least && years <= longestYears;

const isPoint = (id: string): boolean => metricById(id)?.kind === 'point';

/** The list when nothing in it failed. */
function all<Item>(items: (Item | null)[]): Item[] | null {
  const whole = items.filter((item) => item !== null);
  return whole.length === items.length ? whole : null;
}
