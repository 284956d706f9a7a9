import { createTokenBucket } from './tokenBucket';

it('a token bucket allows a burst, then refills over time, never beyond the burst', () => {
  let now = 0;
  const bucket = createTokenBucket(3, 1, () => now);
  const consumeFive = () => [1, 2, 3, 4, 5].filter(() => bucket.consume()).length;
  expect(consumeFive()).toBe(3);
  now += 2000;
  expect(consumeFive()).toBe(2);
  now += 3_600_000;
  expect(consumeFive()).toBe(3);
});
