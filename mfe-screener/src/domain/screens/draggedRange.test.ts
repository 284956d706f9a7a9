import { clauseOfRange, rangeOfClause, roundOutward, scaleOf, type RangedClause } from './draggedRange';

/** Sizes of companies: one percent lies beyond either end. */
const sizes = { from: 12.3, to: 89_950, least: 2, greatest: 1_900_000 };
const about = { metric: { type: 'metric', id: 'size', period: null, standard: null }, time: null } as const;
const literal = (value: number) => ({ type: 'number', value, suffix: null }) as const;

it.each([
  [sizes, { min: 0, max: 90_000, step: 500 }],
  [
    { from: -0.31, to: 11.02 },
    { min: -0.4, max: 11.1, step: 0.1 },
  ],
  [
    { from: 0.2, to: 38.1 },
    { min: 0.2, max: 38.2, step: 0.2 },
  ],
  [
    { from: 7, to: 7 },
    { min: 7, max: 7, step: 1 },
  ],
])('the slider of a range shows %o on a scale of round values', (histogram, scale) => {
  expect(scaleOf(histogram)).toEqual(scale);
});

it.each<[string, [number, number], Partial<RangedClause>]>([
  ['both ends: every company', [0, 90_000], { kind: 'between', low: literal(0), high: literal(1_900_000) }],
  ['the upper end: no upper bound', [50_500, 90_000], { kind: 'compare', op: '>=', value: literal(50_500) }],
  ['the lower end: no lower bound', [0, 50_500], { kind: 'compare', op: '<=', value: literal(50_500) }],
  ['neither', [20_000, 50_500], { kind: 'between', low: literal(20_000), high: literal(50_500) }],
])('the slider of a range reads handles at %s', (_where, range, filter) => {
  const clause = clauseOfRange(range, sizes, about);
  expect(clause).toMatchObject({ ...about, kind: filter.kind });
  expect(clause).toMatchObject(filter);
});

it('restores the handles from a filter, at the end of the scale where it sets no bound', () => {
  const scale = scaleOf(sizes);
  const range = (from: number, to: number) =>
    rangeOfClause(clauseOfRange([from, to], sizes, about), ({ value }) => value, scale);
  expect(range(50_500, 90_000)).toEqual([50_500, 90_000]);
  expect(range(0, 50_500)).toEqual([0, 50_500]);
  expect(range(0, 90_000)).toEqual([0, 90_000]);
});

it.each([
  [12.3417, 80, 'down', 12],
  [12.3417, 80, 'up', 13],
  [0.2999, 4, 'up', 0.3],
  [-3.21, 50, 'down', -4],
  [1_234_567, 5_000_000, 'up', 1_300_000],
  [7, 0, 'down', 7],
] as const)('the slider of a range rounds %d of %d %s to %d', (value, span, towards, result) => {
  expect(roundOutward(value, span, towards)).toBe(result);
});
