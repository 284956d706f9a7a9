import { movingAverage } from './movingAverage';

it('begins once there are enough days, and forgets the oldest', () => {
  expect(movingAverage([1, 2, 3, 7], 3)).toEqual([null, null, 2, 4]);
});

it('is unknown throughout where there are fewer days than asked for', () => {
  expect(movingAverage([1, 2], 50)).toEqual([null, null]);
});
