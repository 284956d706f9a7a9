import {
  formatElapsed,
  formatDay,
  formatMoment,
  formatMonth,
  formatPaise,
  formatPercent,
  formatRupees,
} from '.';

it.each([
  [17_559_860_000_000, '₹17,55,986 cr'],
  [129_400_000, '₹12.94 cr'],
  [129_000_000, '₹12.90 cr'],
  [420_000, '₹4.20 lakh'],
  [950, '₹950'],
  [-129_400_000, '−₹12.94 cr'],
  [0, '₹0'],
])('formats %d rupees in crore and lakh', (valueRupees, words) => {
  expect(formatRupees(valueRupees)).toBe(words);
});

it('shows paise and Indian digit grouping in a price', () => {
  expect(formatPaise(1234567.5)).toBe('₹12,34,567.50');
  expect(formatPaise(-462000)).toBe('−₹4,62,000.00');
});

it.each([
  [0, '00:00'],
  [245.9, '04:05'],
  [3600, '1:00:00'],
  [-1, '00:00'],
])('formats %d seconds as a length of time', (seconds, words) => {
  expect(formatElapsed(seconds)).toBe(words);
});

it.each([
  [0.18487, '18.49%'],
  [0.185, '18.50%'],
  [0.07, '7%'],
  [0, '0%'],
  [0.00002, '<0.01%'],
  [0.25, '25%'],
  [-0.1489, '−14.89%'],
])('formats the fraction %d as a percentage', (fraction, words) => {
  expect(formatPercent(fraction)).toBe(words);
});

it('reads a calendar day as that day wherever the browser is', () => {
  expect(formatDay('2024-03-31')).toBe('31 Mar 2024');
  expect(formatMonth('2024-03-31')).toBe('Mar 2024');
});

it('has three letters for September wherever it runs', () => {
  expect(formatDay('2026-09-29')).toBe('29 Sep 2026');
  expect(formatMonth('2026-09-29')).toBe('Sep 2026');
  expect(formatMoment('2026-09-29T10:35:00Z')).toMatch(/^29 Sep 2026, 4:05/);
});

it('formats instants in Indian time', () => {
  expect(formatMoment('2026-11-21T20:00:00Z')).toMatch(/22 Nov 2026.*1:30\s?am/);
});
