import { indianMomentOf, indianTimeOf } from './indianTime';

it('reads a time of a form as one in India, and writes it back', () => {
  expect(indianMomentOf('2026-11-30T17:30')).toBe('2026-11-30T12:00:00.000Z');
  expect(indianTimeOf('2026-11-30T12:00:00.000Z')).toBe('2026-11-30T17:30');
  expect(indianTimeOf('2026-11-30T20:00:00.000Z')).toBe('2026-12-01T01:30');
});
