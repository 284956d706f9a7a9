import { rounded } from './rounded';

it.each([
  [12.3417, 80, 'down', 12],
  [12.3417, 80, 'up', 13],
  [0.2999, 4, 'up', 0.3],
  [-3.21, 50, 'down', -4],
  [1_234_567, 5_000_000, 'up', 1_300_000],
  [7, 0, 'down', 7],
] as const)('brings %d of %d %s to %d', (value, span, towards, result) => {
  expect(rounded(value, span, towards)).toBe(result);
});
