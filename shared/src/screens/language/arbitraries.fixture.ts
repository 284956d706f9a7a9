import fc from 'fast-check';
import { metrics } from './metrics';
import { standardNames } from './parsing/names';
import type { Metric } from './metrics/Metric';
import type { Condition, Formula, MetricRef, NumberLiteral, Query, Subject, Time, Value } from './query';

const years = fc.integer({ min: 1, max: 30 });
const months = fc.integer({ min: 1, max: 360 });

export const someRatio = 'My safety ratio';

const number: fc.Arbitrary<NumberLiteral> = fc.record({
  type: fc.constant('number' as const),
  value: fc
    .oneof(fc.integer({ min: -1000, max: 100_000 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .map((value) => (value === 0 ? 0 : value)),
  suffix: fc.constantFrom(
    null,
    '%' as const,
    'k' as const,
    'lakh' as const,
    'crore' as const,
    'lakh crore' as const,
  ),
});

const refTo = (metric: Metric): fc.Arbitrary<MetricRef> =>
  fc.record({
    type: fc.constant('metric' as const),
    id: fc.constant(metric.id),
    period: metric.period ? fc.option(fc.integer({ min: 1, max: metric.period.longest })) : fc.constant(null),
    standard: metric.perStandard ? fc.option(fc.constantFrom(...standardNames)) : fc.constant(null),
  });
const oneOf = (wanted: (metric: Metric) => boolean) =>
  fc.constantFrom(...metrics.filter(wanted)).chain(refTo);

const ratio: fc.Arbitrary<Subject> = fc.constant({ type: 'ratio', name: someRatio });
const series: fc.Arbitrary<Subject> = fc.oneof(
  oneOf(({ kind }) => kind === 'yearly series'),
  ratio,
);
const point: fc.Arbitrary<Subject> = oneOf(({ kind }) => kind === 'point');

const time = (...types: Time['type'][]): fc.Arbitrary<Time | null> =>
  fc.option(fc.record({ type: fc.constantFrom(...types), years }));
const value: fc.Arbitrary<Value> = fc.oneof(
  fc.record({
    type: fc.constant('value' as const),
    of: series,
    time: time('ago', 'average', 'growth', 'highest', 'lowest'),
  }),
  fc.record({ type: fc.constant('value' as const), of: point, time: time('ago', 'growth') }),
);

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    number,
    value,
    fc.record({ type: fc.constant('negate' as const), of: tie('formula') }),
    fc.record({
      type: fc.constant('arithmetic' as const),
      op: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
      left: tie('formula'),
      right: tie('formula'),
    }),
  ),
}));

const sectorWord = fc
  .oneof(
    fc.constantFrom('Healthcare', 'Oil, Gas & Fuels', 'Divi"s', 'AND', 'for 3 months'),
    fc.string({ minLength: 1 }),
  )
  .map((word) => `x${word}`.trim());
const status = oneOf(({ id }) => id === 'status');
const statusWord = fc.constantFrom('compliant', 'non-compliant', 'under review');
const some = <Item>(items: fc.Arbitrary<Item>) => fc.array(items, { minLength: 1, maxLength: 3 });

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    type: fc.constant('compare' as const),
    left: formula,
    op: fc.constantFrom(
      '<' as const,
      '<=' as const,
      '>' as const,
      '>=' as const,
      '=' as const,
      '!=' as const,
    ),
    right: formula,
  }),
  fc.record({ type: fc.constant('between' as const), value: formula, low: formula, high: formula }),
  fc.record({
    type: fc.constant('among' as const),
    value: formula,
    values: some(number),
    negated: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('choose' as const),
    of: oneOf(({ id }) => id === 'sector' || id === 'industry'),
    values: some(sectorWord),
    negated: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('choose' as const),
    of: status,
    values: some(statusWord),
    negated: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('trend' as const),
    of: series,
    direction: fc.constantFrom('rising' as const, 'falling' as const),
    years,
  }),
  fc.record({ type: fc.constant('status held' as const), of: status, value: statusWord, months }),
  fc.record({ type: fc.constant('status changed' as const), of: status, months }),
);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({
      type: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('not' as const), part: tie('condition') }),
  ),
}));

/** Any query that text can express. */
export const query: fc.Arbitrary<Query> = fc.record({
  asOf: fc.option(fc.constantFrom('1999-12', '2025-03')),
  where: condition,
});
