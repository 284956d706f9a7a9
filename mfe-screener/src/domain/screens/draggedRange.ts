import type { HistogramReply } from '@tayyib/shared/contracts';
import type { BuilderClause, NumberLiteral } from '@tayyib/shared/screens';

export type RangedClause = Extract<BuilderClause, { kind: 'compare' | 'between' }>;

type Spread = Pick<HistogramReply, 'from' | 'to' | 'least' | 'greatest'>;

/** What a handle can be moved over. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** A scale of 80 to 200 steps around a spread, on values that read well: each step of a handle is another filter. */
export function scaleOf({ from, to }: Pick<Spread, 'from' | 'to'>): Scale {
  const span = to - from;
  if (!(span > 0)) return { min: from, max: to, step: 1 };
  const fine = 10 ** Math.floor(Math.log10(span / 100));
  const times = [1, 2].find((one) => span <= 200 * one * fine) ?? 5;
  const step = tidy(times * fine);
  return { min: tidy(Math.floor(from / step) * step), max: tidy(Math.ceil(to / step) * step), step };
}

/**
 * The filter that a range on a histogram stands for. The scale leaves the outermost companies out, the largest of the market
 * among them; so a handle at its end bounds nothing there, and both of them keep everybody the figure is known of.
 */
export function clauseOfRange(
  [low, high]: readonly [number, number],
  spread: Spread,
  { metric, time }: Pick<RangedClause, 'metric' | 'time'>,
): RangedClause {
  const { min, max } = scaleOf(spread);
  const { least, greatest } = spread;
  const isAtStart = low <= min;
  const isAtEnd = high >= max;
  if (isAtStart && !isAtEnd) return { kind: 'compare', metric, time, op: '<=', value: literalOf(high) };
  if (isAtEnd && !isAtStart) return { kind: 'compare', metric, time, op: '>=', value: literalOf(low) };
  return {
    ...{ kind: 'between', metric, time },
    low: literalOf(isAtStart ? roundOutward(least ?? min, max - min, 'down') : low),
    high: literalOf(isAtEnd ? roundOutward(greatest ?? max, max - min, 'up') : high),
  };
}

/** What a filter leaves of the scale. */
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
