import { metrics } from '.';

it('describes every metric in words', () => {
  const withIdentifier = metrics.filter(({ description }) => /[a-z][A-Z]/.test(description));
  expect(withIdentifier.map(({ description }) => description)).toEqual([]);
});
