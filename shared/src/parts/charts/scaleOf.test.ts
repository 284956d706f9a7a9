import { placeOn, scaleOf } from './scaleOf';

const field = { width: 100, height: 50 };
const placed = (points: readonly [at: number, value: number][]) => {
  const all = points.map(([at, value]) => ({ at, value }));
  const scale = scaleOf(all);
  return scale && all.map((point) => Object.values(placeOn(scale, field, point)));
};

it.each<[string, [number, number][], number[][] | null]>([
  [
    'reaches from zero to the highest value, and as wide as the points',
    [
      [10, 0],
      [20, 30],
      [30, 60],
    ],
    [
      [0, 50],
      [50, 25],
      [100, 0],
    ],
  ],
  [
    'begins below zero where a value is',
    [
      [0, -20],
      [10, 20],
    ],
    [
      [0, 50],
      [100, 0],
    ],
  ],
  ['places a single point at its end', [[7, 3]], [[100, 0]]],
  [
    'places zeros at the bottom',
    [
      [0, 0],
      [4, 0],
    ],
    [
      [0, 50],
      [100, 50],
    ],
  ],
  ['is none without points', [], null],
])('the scale of a plot %s', (_case, points, places) => {
  expect(placed(points)).toEqual(places);
});
