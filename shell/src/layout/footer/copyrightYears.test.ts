import { copyrightYears } from './copyrightYears';

it.each([
  ['2025-06-01T00:00:00Z', '2025'],
  ['2025-12-31T18:29:59Z', '2025'],
  ['2025-12-31T18:30:00Z', '2025–2026'],
  ['2027-03-01T00:00:00Z', '2025–2027'],
  ['1970-01-01T00:00:00Z', '2025'],
])('at %s the copyright line names %s', (at, years) => {
  expect(copyrightYears({ now: () => new Date(at) })).toBe(years);
});
