import { closeLabel, formatAge } from '.';

it.each([
  ['2026-11-23', 'Price'],
  ['2026-11-13', 'Price'],
  ['2026-11-12', 'Last known close'],
  ['2017-12-29', 'Last known close'],
])('calls a close of %s, seen on 23 November 2026, %s', (day, label) => {
  expect(closeLabel(day, '2026-11-23')).toBe(label);
});

it.each([
  ['2026-09-29', '61 days old'],
  ['2026-11-28', '1 day old'],
  ['2026-11-29', 'of today'],
])('says the age of a price of %s', (day, words) => {
  expect(formatAge(day, '2026-11-29')).toBe(words);
});
