import { createContext } from '../compiling/CompileContext';
import { compileCondition } from '../compiling/compileExpression';
import { isLiteral, reader } from './explainValues';
import { describeStatus } from './explainStatus';
import { printCondition, printSubject } from '../printing/print';
import { match, noMatch } from '../compiling/columnMath';
import { Run } from '../compiling/run';
import { inUnit } from '../units';
import type { Reader, ShownValue } from './explainValues';
import type { Between, Choose, Compare, Condition, Joined, Negated, Trend } from '../query';
import type { MetricSource } from '../compiling/source';
import type { CustomRatio } from '../units';

export type { ShownValue } from './explainValues';

/** The result of a condition for one row, and why. */
export interface Explanation {
  /** The condition as text. */
  text: string;
  outcome: 'passed' | 'failed' | 'unknown';
  /** A sentence for a person: “Debt to assets 18.5% is 6.5 points below 25%”. */
  sentence: string;
  /** The values that were compared. */
  values: ShownValue[];
  /** The operands of AND, OR and NOT. */
  parts: Explanation[];
}

/** Explains a condition. @param source a source of one row (`oneRow`) */
export function explainCondition(
  condition: Condition,
  ratios: readonly CustomRatio[],
  source: MetricSource,
): Explanation {
  const text = printCondition(condition);
  const truths = new Uint8Array(1);
  compileCondition(condition, createContext(ratios))(new Run(source), truths);
  const [truth] = truths;
  const outcome = truth === match ? 'passed' : truth === noMatch ? 'failed' : 'unknown';
  if (condition.type === 'and' || condition.type === 'or' || condition.type === 'not') {
    const under = condition.type === 'not' ? [condition.part] : condition.parts;
    const parts = under.map((part) => explainCondition(part, ratios, source));
    return { text, outcome, sentence: describeGroup(condition.type, parts), values: [], parts };
  }
  const read = reader(ratios, source);
  const { sentence, values } = describeLeaf(condition, outcome, read, source);
  const missing = values.filter(({ value }) => value === null).map(({ name }) => name);
  const hasMissing = outcome === 'unknown' && missing.length > 0;
  return {
    text,
    outcome,
    sentence: hasMissing ? `${inList(missing)} ${areUnknown(missing)}` : sentence,
    values,
    parts: [],
  };
}

interface Description {
  sentence: string;
  values: ShownValue[];
}

function describeLeaf(
  condition: Exclude<Condition, Joined | Negated>,
  outcome: Explanation['outcome'],
  read: Reader,
  source: MetricSource,
): Description {
  switch (condition.type) {
    case 'compare':
      return describeCompare(condition, read);
    case 'between':
      return describeBetween(condition, read);
    case 'among': {
      const value = read(condition.value, null);
      const list = condition.values.map((one) => read(one, value.unit).text).join(', ');
      const isOne = (outcome === 'passed') !== condition.negated;
      return {
        sentence: `${value.name} ${value.text} is ${isOne ? '' : 'not '}one of ${list}`,
        values: [value],
      };
    }
    case 'choose':
      return describeChoice(condition, outcome, source);
    case 'trend':
      return describeTrend(condition, outcome, read);
    case 'status held':
    case 'status changed':
      return describeStatus(condition, source);
  }
}

function describeCompare({ left, right }: Compare, read: Reader): Description {
  // a number on the left is still the limit, not the subject
  const [subject, other] = isLiteral(left) && !isLiteral(right) ? [right, left] : [left, right];
  const a = read(subject, read(other, null).unit);
  const b = read(other, a.unit);
  const values = isLiteral(other) ? [a] : [a, b];
  const goal = isLiteral(other) ? b.text : `${b.name} ${b.text}`;
  return { sentence: `${a.name} ${a.text} ${distance(a, b)} ${goal}`, values };
}

function describeBetween({ value, low, high }: Between, read: Reader): Description {
  const a = read(value, read(low, null).unit ?? read(high, null).unit);
  const from = read(low, a.unit);
  const to = read(high, a.unit);
  const values = [a, ...(isLiteral(low) ? [] : [from]), ...(isLiteral(high) ? [] : [to])];
  const x = a.value ?? NaN;
  const least = from.value ?? NaN;
  const most = to.value ?? NaN;
  const where =
    x < least
      ? `${distance(a, from)} ${from.text}`
      : x > most
        ? `${distance(a, to)} ${to.text}`
        : `lies between ${from.text} and ${to.text}`;
  return { sentence: `${a.name} ${a.text} ${where}`, values };
}

/** “is 6.5 points below”, “equals”. */
function distance(a: ShownValue, b: ShownValue): string {
  const gap = (a.value ?? NaN) - (b.value ?? NaN);
  const size = a.unit === 'percent' ? `${inUnit(Math.abs(gap), null)} points` : inUnit(Math.abs(gap), a.unit);
  if (Math.abs(gap) < 1e-9) return 'equals';
  return `is ${size} ${gap < 0 ? 'below' : 'above'}`;
}

function describeChoice(
  { of, values, negated }: Choose,
  outcome: Explanation['outcome'],
  source: MetricSource,
): Description {
  const column = source.words(of);
  const word = column?.words[column.codes[0] ?? -1] ?? null;
  const name = printSubject(of);
  const isOne = (outcome === 'passed') !== negated;
  const list = values.join(', ');
  return {
    sentence: isOne ? `${name} is ${word ?? 'not known'}` : `${name} is ${word ?? 'not known'}, not ${list}`,
    values: [{ name, value: word === null ? null : 0, unit: null, text: word ?? 'not known' }],
  };
}

function describeTrend(
  { of, direction, years }: Trend,
  outcome: Explanation['outcome'],
  read: Reader,
): Description {
  const values = Array.from({ length: years + 1 }, (_, ago) => {
    const time = ago === 0 ? null : ({ type: 'ago', years: ago } as const);
    return read({ type: 'value', of, time }, null);
  });
  const path = values
    .map(({ text }) => text)
    .reverse()
    .join(' → '); // oldest first
  const verb = direction === 'rising' ? ['rose', 'rise'] : ['fell', 'fall'];
  const did = outcome === 'passed' ? `${verb[0]} in each of` : `did not ${verb[1]} in each of`;
  return { sentence: `${printSubject(of)} ${did} ${years} years: ${path}`, values };
}

function describeGroup(type: 'and' | 'or' | 'not', parts: readonly Explanation[]): string {
  const passed = parts.filter(({ outcome }) => outcome === 'passed').length;
  const unknown = parts.filter(({ outcome }) => outcome === 'unknown').length;
  if (type === 'not') return `Not wanted: ${parts[0]?.sentence ?? ''}`;
  const doubt = unknown === 0 ? '' : `, ${unknown} not known`;
  return `${passed} of ${parts.length} hold${doubt}; ${type === 'and' ? 'all must' : 'one is enough'}`;
}

const areUnknown = (names: readonly string[]) => (names.length === 1 ? 'is not known' : 'are not known');
const inList = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
