import { match, noMatch, unknown } from './truth';
import type { ArithmeticOp, Comparison } from './query';
import type { Truths } from './truth';

/** A value for every row, NaN where unknown; or one number that stands for all rows. */
export type Column = Float64Array | number;

/** Two values this close are equal: 0.07 * 100 is 7, whatever a computer says. */
const closeness = 1e-9;

/** The column's values, and how far to step from row to row: a single number is read again and again. */
const stepping = (column: Column): [Float64Array, 0 | 1] =>
  typeof column === 'number' ? [Float64Array.of(column), 0] : [column, 1];

/** `left op right` row by row. Division by zero, and anything beyond all bounds, is unknown. */
export function calculate(
  op: ArithmeticOp,
  left: Column,
  right: Column,
  into: Float64Array,
  rows: number,
): void {
  const [a, stepA] = stepping(left);
  const [b, stepB] = stepping(right);
  for (let row = 0; row < rows; row++) {
    const x = a[row * stepA] ?? NaN;
    const y = b[row * stepB] ?? NaN;
    const value = op === '+' ? x + y : op === '-' ? x - y : op === '*' ? x * y : x / y;
    into[row] = Number.isFinite(value) ? value : NaN;
  }
}

export function compare(op: Comparison, left: Column, right: Column, into: Truths, rows: number): void {
  const [a, stepA] = stepping(left);
  const [b, stepB] = stepping(right);
  const ifLess = op === '<' || op === '<=' || op === '!=' ? match : noMatch;
  const ifEqual = op === '<=' || op === '>=' || op === '=' ? match : noMatch;
  const ifMore = op === '>' || op === '>=' || op === '!=' ? match : noMatch;
  for (let row = 0; row < rows; row++) {
    const x = a[row * stepA] ?? NaN;
    const y = b[row * stepB] ?? NaN;
    const gap = x - y;
    const near = closeness * Math.max(1, Math.abs(y));
    into[row] = gap > near ? ifMore : gap < -near ? ifLess : gap === gap ? ifEqual : unknown;
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
    const [values, step] = stepping(column);
    for (let row = 0; row < rows; row++) into[row] = pick(into[row] ?? NaN, values[row * step] ?? NaN);
  }
}

/**
 * Compound growth a year, in per cent. Unknown where it started at nothing or below, and over several years also where
 * it ended below nothing: no yearly rate leads there.
 */
export function growth(now: Column, before: Column, years: number, into: Float64Array, rows: number): void {
  const [a, stepA] = stepping(now);
  const [b, stepB] = stepping(before);
  for (let row = 0; row < rows; row++) {
    const start = b[row * stepB] ?? NaN;
    const times = start > 0 ? (a[row * stepA] ?? NaN) / start : NaN;
    into[row] = (years === 1 ? times - 1 : Math.pow(times, 1 / years) - 1) * 100; // a root of a negative is NaN
  }
}
