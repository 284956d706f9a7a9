import { firstSentence } from './firstSentence';

it.each([
  [
    'Interest income is between 0% and 8.24% of total income; the limit is 3%. It is the most if all were interest.',
    'Interest income is between 0% and 8.24% of total income; the limit is 3%.',
    'It is the most if all were interest.',
  ],
  [
    'Debt is 2.33% of total assets; the limit is 25%.',
    'Debt is 2.33% of total assets; the limit is 25%.',
    '',
  ],
  // an abbreviation is no end
  ['Dr. Reddy’s segments are permitted.', 'Dr. Reddy’s segments are permitted.', ''],
  ['', '', ''],
])('parts %j', (reason, says, explains) => {
  expect(firstSentence(reason)).toEqual({ says, explains });
});

it('loses nothing of a reason', () => {
  const reason =
    'A line of business, 39.20% of its revenue, is not permitted. That is our reading. It is old.';
  const { says, explains } = firstSentence(reason);
  expect(`${says} ${explains}`).toBe(reason);
});
