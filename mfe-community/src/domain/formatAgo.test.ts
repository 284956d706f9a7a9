import { formatAgo } from './formatAgo';

/** 22 November 2026, 1:30 in the morning in India; still the 21st in London. */
const now = Date.parse('2026-11-21T20:00:00Z');

it.each([
  ['2026-11-21T20:00:00Z', 'just now'],
  // the server's clock is slightly ahead
  ['2026-11-21T20:00:20Z', 'just now'],
  ['2026-11-21T19:59:00Z', '1 minute ago'],
  ['2026-11-21T19:01:00Z', '59 minutes ago'],
  ['2026-11-21T19:00:00Z', '1 hour ago'],
  // before midnight in India, although the same day in London
  ['2026-11-21T18:00:00Z', 'yesterday, 11:30 pm'],
  ['2026-11-20T19:00:00Z', 'yesterday, 12:30 am'],
])('a post of %s was written “%s”', (iso, text) => {
  expect(formatAgo(iso, now).replaceAll('\u202f', ' ')).toBe(text);
});

it('gives the date of an older post', () => {
  expect(formatAgo('2026-11-20T10:00:00Z', now)).toMatch(/^20 Nov 2026.*3:30/);
});
