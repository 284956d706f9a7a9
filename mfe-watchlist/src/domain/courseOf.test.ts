import { courseOf } from './courseOf';

const stocks = (...all: number[][]) => all.map((yearCloses) => ({ yearCloses }));

it.each<[string, number[][], number[]]>([
  [
    'the average of stocks, each relative to its first close',
    [
      [100, 150, 200],
      [10, 10, 5],
    ],
    [1, 1.25, 1.25],
  ],
  [
    'without stocks whose closes begin later',
    [
      [100, 110, 120],
      [50, 100],
    ],
    [1, 1.1, 1.2],
  ],
  ['nothing of stocks without prices', [[], []], []],
  ['nothing of an empty list', [], []],
])('the course of a list is %s', (_what, closes, expected) => {
  expect(courseOf(stocks(...closes))).toEqual(expected);
});
