import type { HistogramReply } from '@tayyib/shared/contracts';
import type { BuilderClause, NumberLiteral } from '@tayyib/shared/screens';

export type RangedClause = Extract<BuilderClause, { kind: 'compare' | 'between' }>;

type HistogramRange = Pick<HistogramReply, 'from' | 'to' | 'least' | 'greatest'>;

/** The bounds and step of the slider. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** A scale of 80 to 200 steps around a histogram, on round values: each step of a handle gives another filter. */
export function scaleOf({ from, to }: Pick<HistogramRange, 'from' | 'to'>): Scale {
  const span = to - from;
  if (!(span > 0)) return { min: from, max: to, step: 1 };
  const fine = 10 ** Math.floor(Math.log10(span / 100));
  const times = [1, 2].find((one) => span <= 200 * one * fine) ?? 5;
  const step = tidy(times * fine);
  return { min: tidy(Math.floor(from / step) * step), max: tidy(Math.ceil(to / step) * step), step };
}

/**
 * Converts a range of the slider to a filter. The scale excludes outliers, such as the largest companies of the market, so a
 * handle at its end sets no bound, and two handles at their ends include every company that has the figure.
 */
export function clauseOfRange(
  [low, high]: readonly [number, number],
  histogram: HistogramRange,
  { metric, time }: Pick<RangedClause, 'metric' | 'time'>,
): RangedClause {
  const { min, max } = scaleOf(histogram);
  const { least, greatest } = histogram;
  const isAtStart = low <= min;
  const isAtEnd = high >= max;
  if (isAtStart && !isAtEnd) return { kind: 'compare', metric, time, op: '<=', value: literalOf(high) };
  if (isAtEnd && !isAtStart) return { kind: 'compare', metric, time, op: '>=', value: literalOf(low) };
  return {
    kind: 'between',
    metric,
    time,
    low: literalOf(isAtStart ? roundOutward(least ?? min, max - min, 'down') : low),
    high: literalOf(isAtEnd ? roundOutward(greatest ?? max, max - min, 'up') : high),
  };
}

/** The range of the slider for a filter. */
export function rangeOfClause(
  clause: RangedClause,
  valueOf: (literal: NumberLiteral) => number,
  { min, max }: Scale,
): [number, number] {
  const inside = (literal: NumberLiteral) => Math.min(max, Math.max(min, valueOf(literal)));
  if (clause.kind === 'between') return [inside(clause.low), inside(clause.high)];
  const value = inside(clause.value);
  switch (clause.op) {
    case '<':
    case '<=':
      return [min, value];
    case '>':
    case '>=':
      return [value, max];
    case '=':
      return [value, value];
    case '!=':
      return [min, max];
  }
}

/** Rounds to two digits of the span, so that a range reads well and still includes every company: 12.3417 of 80 down is 12. */
export function roundOutward(value: number, span: number, towards: 'down' | 'up'): number {
  if (!(span > 0)) return value;
  const step = 10 ** (Math.floor(Math.log10(span)) - 1);
  return tidy((towards === 'down' ? Math.floor(value / step) : Math.ceil(value / step)) * step);
}

/** 3 steps of 0.1 are 0.3, not 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toPrecision(12));

const literalOf = (value: number): NumberLiteral => ({ type: 'number', value: tidy(value), suffix: null });
