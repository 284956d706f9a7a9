import { formatPercent, formatRupees, withMinus } from '../../values/format';
import { createDiagnostic } from './diagnostics/diagnostic';
import { metricById } from './metrics';
import type { Diagnostic } from './diagnostics/diagnostic';
import type { Position } from './grammar/rawTree';
import type { Formula, NumberLiteral, Subject, Time } from './query';
import type { Unit } from './metrics/Metric';

/** A custom ratio, parsed. */
export interface CustomRatio {
  name: string;
  formula: Formula;
  unit: Unit | null;
}

/** The unit of a formula; null for a plain number, or when its parts have no common unit. */
export function unitOf(formula: Formula, ratios: readonly CustomRatio[]): Unit | null {
  switch (formula.type) {
    case 'number':
      return null;
    case 'value':
      return unitOfValue(formula.of, formula.time, ratios);
    case 'negate':
      return unitOf(formula.of, ratios);
    case 'arithmetic': {
      const left = unitOf(formula.left, ratios);
      const right = unitOf(formula.right, ratios);
      if (formula.op === '+' || formula.op === '-') return left ?? right;
      if (right === null) return left;
      if (formula.op === '*') return left === null ? right : null;
      return left === right ? 'ratio' : null;
    }
  }
}

function unitOfValue(of: Subject, time: Time | null, ratios: readonly CustomRatio[]): Unit | null {
  if (time?.type === 'growth') return 'percent';
  if (of.type === 'metric') return metricById(of.id)?.unit ?? null;
  return ratios.find(({ name }) => name === of.name)?.unit ?? null;
}

/**
 * The value of a number literal beside values in `unit`. Beside money, `20 crore` is 20 (crore) and `5 lakh` is 0.05;
 * beside a percentage, `25%` is 25. Beside plain numbers they are 20,00,00,000, 5,00,000 and 0.25.
 */
export function plainNumber({ value, suffix }: NumberLiteral, unit: Unit | null): number {
  const perCrore = unit === 'rupees crore' ? 1 : 1e7;
  switch (suffix) {
    case null:
      return value;
    case '%':
      return unit === 'percent' ? value : value / 100;
    case 'k':
      return value * 1000;
    case 'lakh':
      return unit === 'rupees crore' ? value / 100 : value * 1e5;
    case 'crore':
      return value * perCrore;
    case 'lakh crore':
      return value * 1e5 * perCrore;
  }
}

/** The unit of a number on one side of `*` or `/`, given the other side and what the whole is compared with. */
export const unitBeside = (op: '*' | '/', other: Unit | null, whole: Unit | null): Unit | null => {
  // a percentage as a factor is a fraction: sales * 10%
  const unit = op === '/' ? other : other === null ? whole : null;
  return unit === 'percent' ? null : unit;
};

const decimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const rupeesPerCrore = 10_000_000;

/** A formatted value, with the units and decimals of the pages: `18.50%`, `₹450.00 cr`, `12.4`. */
export function inUnit(value: number, unit: Unit | null): string {
  const figure = withMinus(decimals.format(Object.is(value, -0) ? 0 : value));
  switch (unit) {
    case 'rupees crore':
      return formatRupees(value * rupeesPerCrore);
    case 'rupees':
      return value < 0 ? figure.replace('−', '−₹') : `₹${figure}`;
    case 'percent':
      return formatPercent(value / 100);
    case 'days':
      return `${figure} days`;
    default:
      return figure;
  }
}

/**
 * Warns of a suspicious number beside a metric: 0.25 beside a percentage, or a percentage beside money.
 * @param at where the number is
 */
export function lintNumber(beside: Formula, at: Position, number: Formula): Diagnostic[] {
  if (number.type !== 'number' || beside.type !== 'value' || beside.of.type !== 'metric') return [];
  const unit = unitOfValue(beside.of, beside.time, []);
  const name = metricById(beside.of.id)?.names[0] ?? beside.of.id;
  const { value, suffix } = number;
  if (unit === 'percent' && suffix === null && value !== 0 && Math.abs(value) < 1) {
    const message = `${name} is in per cent: ${value} means ${inUnit(value, unit)}.`;
    return [createDiagnostic(at, message, `${Number((value * 100).toPrecision(12))}%`)];
  }
  if (unit === 'percent' && suffix !== null && suffix !== '%')
    return [createDiagnostic(at, `${name} is in per cent, which “${suffix}” does not fit.`)];
  if (suffix === '%' && (unit === 'rupees crore' || unit === 'rupees' || unit === 'days' || unit === 'count'))
    return [createDiagnostic(at, `${name} is in ${unit === 'count' ? 'numbers' : unit}, not in per cent.`)];
  return [];
}
