import type { ArithmeticOp, Comparison } from '../query';

/** A value for every row, NaN where unknown; or one number that stands for all rows. */
export type Column = Float64Array | number;

/** Two values this close are equal: 0.07 * 100 is 7 despite floating point. */
const closeness = 1e-9;

/** The column's values, and a mask for the row index: a single number is read for every row. */
const operand = (column: Column): [Float64Array, -1 | 0] =>
  typeof column === 'number' ? [Float64Array.of(column), 0] : [column, -1];

/** The value, or NaN where it is infinite: Infinity - Infinity is NaN. */
const finite = (value: number): number => value * (1 + (value - value));

// No loop branches on the values it reads: they are unordered, so branch prediction would often fail.

/** `left op right` row by row. Division by zero and overflow are unknown. */
export function calculate(
  op: ArithmeticOp,
  left: Column,
  right: Column,
  into: Float64Array,
  rows: number,
): void {
  const [a, everyA] = operand(left);
  const [b, everyB] = operand(right);
  for (let row = 0; row < rows; row++) {
    const x = a[row & everyA] ?? NaN;
    const y = b[row & everyB] ?? NaN;
    into[row] = finite(op === '+' ? x + y : op === '-' ? x - y : op === '*' ? x * y : x / y);
  }
}

/** Known for the same rows, and true for exactly the rows where the other is false. */
const opposites = { '<=': '>', '>=': '<', '=': '!=' } as const;

export function compare(op: Comparison, left: Column, right: Column, into: Truths, rows: number): void {
  const [a, everyA] = operand(left);
  const [b, everyB] = operand(right);
  const isOpposite = op === '<=' || op === '>=' || op === '=';
  const tested = isOpposite ? opposites[op] : op;
  const direction = tested === '<' ? -1 : 1;
  for (let row = 0; row < rows; row++) {
    const y = b[row & everyB] ?? NaN;
    const difference = (a[row & everyA] ?? NaN) - y;
    const gap = tested === '!=' ? Math.abs(difference) : difference * direction;
    const near = closeness * Math.max(1, Math.abs(y));
    // match is 2, unknown 1, and NOT is 2 - truth
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
    const [values, every] = operand(column);
    for (let row = 0; row < rows; row++) into[row] = pick(into[row] ?? NaN, values[row & every] ?? NaN);
  }
}

/**
 * Compound growth per year, in per cent. Unknown where the start is zero or negative, and over several years also where
 * the end is negative: no yearly rate leads there.
 */
export function growth(now: Column, before: Column, years: number, into: Float64Array, rows: number): void {
  const [a, everyA] = operand(now);
  const [b, everyB] = operand(before);
  for (let row = 0; row < rows; row++) {
    const start = b[row & everyB] ?? NaN;
    const times = start > 0 ? (a[row & everyA] ?? NaN) / start : NaN;
    into[row] = (root(times, years) - 1) * 100;
  }
}

/** The nth root for n years; of a negative number only the first exists. `Math.pow` takes four times as long as `Math.cbrt`. */
function root(times: number, years: number): number {
  if (years === 1) return times;
  if (years === 2) return Math.sqrt(times);
  if (years === 3) return times >= 0 ? Math.cbrt(times) : NaN;
  return Math.pow(times, 1 / years);
}

/** Three-valued logic, one byte per row. In this order AND is the minimum, OR the maximum, and NOT is `match - value`. */
export const noMatch = 0;
export const unknown = 1;
export const match = 2;
export type Truths = Uint8Array;

export function and(into: Truths, other: Truths, rows: number): void {
  for (let row = 0; row < rows; row++) into[row] = Math.min(into[row] ?? unknown, other[row] ?? unknown);
}

export function or(into: Truths, other: Truths, rows: number): void {
  for (let row = 0; row < rows; row++) into[row] = Math.max(into[row] ?? unknown, other[row] ?? unknown);
}

export function not(into: Truths, rows: number): void {
  for (let row = 0; row < rows; row++) into[row] = match - (into[row] ?? unknown);
}

/** Rows that match a clause alone, rows with missing data, and rows that match it and all clauses before it. */
export interface Counts {
  matches: number;
  unknowns: number;
  remaining: number;
}

/** A one in each byte of a word. */
const ones = 0x01010101;
/** This many bytes of ones and zeros can be added without overflowing into the sign bit. */
const maxAdded = 127;

/**
 * ANDs a clause into the truths and counts in the same pass, four rows at a time, as a truth uses only two bits of its
 * byte. Both arrays must be word-aligned.
 */
export function narrow(into: Truths, clause: Truths, rows: number): Counts {
  const words = rows >> 2;
  const before = new Uint32Array(into.buffer, into.byteOffset, words);
  const clauseWords = new Uint32Array(clause.buffer, clause.byteOffset, words);
  const counts = { matches: 0, unknowns: 0, remaining: 0 };
  for (let from = 0; from < words; from += maxAdded) {
    const to = Math.min(words, from + maxAdded);
    let matches = 0;
    let unknowns = 0;
    let remaining = 0;
    for (let at = from; at < to; at++) {
      const one = clauseWords[at] ?? 0;
      const other = before[at] ?? 0;
      const isMatch = (one >> 1) & ones;
      const areMatches = isMatch & (other >> 1);
      // the minimum of the two: 0 unless both are nonzero, plus 1 where both match
      before[at] = ((one | (one >> 1)) & (other | (other >> 1)) & ones) + areMatches;
      matches += isMatch;
      unknowns += one & ones;
      remaining += areMatches;
    }
    counts.matches += sumOfBytes(matches);
    counts.unknowns += sumOfBytes(unknowns);
    counts.remaining += sumOfBytes(remaining);
  }
  for (let row = words << 2; row < rows; row++) {
    const one = clause[row] ?? unknown;
    const both = Math.min(into[row] ?? unknown, one);
    into[row] = both;
    counts.matches += one >> 1;
    counts.unknowns += one & 1;
    counts.remaining += both >> 1;
  }
  return counts;
}

const sumOfBytes = (word: number): number =>
  (word & 255) + ((word >> 8) & 255) + ((word >> 16) & 255) + ((word >> 24) & 255);
