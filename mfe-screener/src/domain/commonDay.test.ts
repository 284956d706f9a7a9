import { commonDay, sharedDaysInWords } from './commonDay';

it.each([
  [['2026-08-21', '2026-08-21', '2026-08-20', null], '2026-08-21'],
  [['2026-08-21', null, null], '2026-08-21'],
  [['2026-08-21', '2026-08-20', '2026-08-19'], null],
  [[null], null],
])('finds the day that at least half of those known share: %j', (days, shared) => {
  expect(commonDay(days)).toBe(shared);
});

it('says shared days in a sentence, and nothing of none', () => {
  const close = ['closes of', '2026-08-21'] as const;
  const accounts = ['accounts to', '2026-03-31'] as const;
  expect(sharedDaysInWords([close, accounts])).toBe('Closes of 21 Aug 2026; accounts to 31 Mar 2026.');
  expect(sharedDaysInWords([['closes of', null], accounts])).toBe('Accounts to 31 Mar 2026.');
  expect(sharedDaysInWords([['closes of', null]])).toBe('');
});
