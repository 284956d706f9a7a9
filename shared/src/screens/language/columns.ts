import type { ArithmeticOp, Comparison } from './query';
import type { Truths } from './truth';

/** A value for every row, NaN where unknown; or one number that stands for all rows. */
export type Column = Float64Array | number;

/** Two values this close are equal: 0.07 * 100 is 7, whatever a computer says. */
const closeness = 1e-9;

/** The column's values, and what a row's number is masked with: a single number is read again and again. */
const reading = (column: Column): [Float64Array, -1 | 0] =>
  typeof column === 'number' ? [Float64Array.of(column), 0] : [column, -1];

/** The value, or NaN where it is beyond all bounds: infinity less itself is no number. */
const finite = (value: number): number => value * (1 + (value - value));

// No loop branches on what it reads: values come in no order, so that a processor would guess wrong time and again.

/** `left op right` row by row. Division by zero, and anything beyond all bounds, is unknown. */
export function calculate(
  op: ArithmeticOp,
  left: Column,
  right: Column,
  into: Float64Array,
  rows: number,
): void {
  const [a, everyA] = reading(left);
  const [b, everyB] = reading(right);
  for (let row = 0; row < rows; row++) {
    const x = a[row & everyA] ?? NaN;
    const y = b[row & everyB] ?? NaN;
    into[row] = finite(op === '+' ? x + y : op === '-' ? x - y : op === '*' ? x * y : x / y);
  }
}

/** Told of the same rows, and true of just those that the other is not. */
const opposites = { '<=': '>', '>=': '<', '=': '!=' } as const;

export function compare(op: Comparison, left: Column, right: Column, into: Truths, rows: number): void {
  const [a, everyA] = reading(left);
  const [b, everyB] = reading(right);
  const isOpposite = op === '<=' || op === '>=' || op === '=';
  const asked = isOpposite ? opposites[op] : op;
  const direction = asked === '<' ? -1 : 1;
  for (let row = 0; row < rows; row++) {
    const y = b[row & everyB] ?? NaN;
    const difference = (a[row & everyA] ?? NaN) - y;
    const gap = asked === '!=' ? Math.abs(difference) : difference * direction;
    const near = closeness * Math.max(1, Math.abs(y));
    // a match is 2, what is not known 1, and NOT counts from the other end (`truth.ts`)
    const truth = (Number(gap > near) << 1) | Number(gap !== gap);
    into[row] = isOpposite ? 2 - truth : truth;
  }
}

/** Mean of several columns, unknown where any is. */
export function mean(columns: readonly Column[], into: Float64Array, rows: number): void {
  into.fill(0, 0, rows);
  for (const column of columns) calculate('+', into, column, into, rows);
  calculate('/', into, columns.length, into, rows);
}

/** The largest (or smallest) of several columns, unknown where any is. */
export function extreme(
  which: 'highest' | 'lowest',
  columns: readonly Column[],
  into: Float64Array,
  rows: number,
): void {
  const pick = which === 'highest' ? Math.max : Math.min; // both give NaN if any is NaN
  into.fill(which === 'highest' ? -Infinity : Infinity, 0, rows);
  for (const column of columns) {
    const [values, every] = reading(column);
    for (let row = 0; row < rows; row++) into[row] = pick(into[row] ?? NaN, values[row & every] ?? NaN);
  }
}

/**
 * Compound growth a year, in per cent. Unknown where it started at nothing or below, and over several years also where
 * it ended below nothing: no yearly rate leads there.
 */
export function growth(now: Column, before: Column, years: number, into: Float64Array, rows: number): void {
  const [a, everyA] = reading(now);
  const [b, everyB] = reading(before);
  for (let row = 0; row < rows; row++) {
    const start = b[row & everyB] ?? NaN;
    const times = start > 0 ? (a[row & everyA] ?? NaN) / start : NaN;
    into[row] = (root(times, years) - 1) * 100;
  }
}

/** The root of so many years; of a negative there is none but the first. A power takes four times as long as a cube root. */
function root(times: number, years: number): number {
  if (years === 1) return times;
  if (years === 2) return Math.sqrt(times);
  if (years === 3) return times >= 0 ? Math.cbrt(times) : NaN;
  return Math.pow(times, 1 / years);
}
