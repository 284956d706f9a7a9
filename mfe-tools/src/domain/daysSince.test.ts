import { daysSince } from './daysSince';

describe('days since a day', () => {
  it.each([
    ['2026-09-29', '2026-11-21T06:00:00Z', 53],
    ['2026-11-21', '2026-11-21T06:00:00Z', 0],
    // past midnight in India already
    ['2026-11-21', '2026-11-21T19:00:00Z', 1],
    ['2026-12-01', '2026-11-21T06:00:00Z', 0],
  ])('%s at %s are %i', (day, now, days) => {
    expect(daysSince(day, new Date(now))).toBe(days);
  });
});
