import { reasonOfRatio } from './reasonOfRatio';

const numerator = { label: 'Interest income', valueRupees: null, parts: [], source: null };

it('finds the sentence of a ratio among the reasons, and no other of the same words', () => {
  const own = 'Interest income is 1% of total income; the limit is 3%. It would be 4% with its investments.';
  const reasons = ['Its business is permitted.', 'Interest income is not stated.', own];
  expect(reasonOfRatio({ numerator }, reasons)).toBe(own);
  expect(reasonOfRatio({ numerator }, reasons.slice(0, 2))).toBeUndefined();
});
