import { movingAverage } from './chartOfPrices';

it('a moving average starts once there are enough days, and drops the oldest value', () => {
  expect(movingAverage([1, 2, 3, 7], 3)).toEqual([null, null, 2, 4]);
});

it('a moving average is null throughout if there are fewer days than requested', () => {
  expect(movingAverage([1, 2], 50)).toEqual([null, null]);
});
