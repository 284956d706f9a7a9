import { averageOver } from '..';
import type { AverageMarketCap } from '..';

const cap = (windowMonths: number, asOf: string, valueRupees: number): AverageMarketCap => ({
  windowMonths,
  valueRupees,
  source: { publisher: 'AMFI', document: 'a.xlsx', asOf, publishedOn: null },
});

it('an average prefers a published window to one composed of shorter ones', () => {
  const caps = [cap(6, '2025-12-31', 10), cap(6, '2025-06-30', 20), cap(12, '2025-12-31', 16)];
  expect(averageOver(12, caps)?.valueRupees).toBe(16);
});

it('an average weighs windows by their months', () => {
  const caps = [cap(3, '2025-12-31', 40), cap(9, '2025-09-30', 20)];
  expect(averageOver(12, caps)?.valueRupees).toBe(25);
});

it('an average uses the newest end that fills the window', () => {
  const caps = [cap(6, '2025-12-31', 10), cap(6, '2024-12-31', 20), cap(6, '2024-06-30', 40)];
  expect(averageOver(12, caps)?.valueRupees).toBe(30);
});

it.each([
  ['a gap', [cap(6, '2025-12-31', 10), cap(6, '2025-03-31', 20)]],
  ['an overlap', [cap(6, '2025-12-31', 10), cap(6, '2025-09-30', 20)]],
  ['a longer window', [cap(24, '2025-12-31', 10)]],
  ['nothing at all', []],
])('no average stands in for a window with %s', (_what, caps) => {
  expect(averageOver(12, caps)).toBeNull();
});
