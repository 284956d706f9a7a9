import { aFiling } from '../facts.fixture';
import { monthsBetween } from '../../values/calendar';
import { chooseFiling } from '..';
import type { Filing } from '..';

const filedOn = (day: string, more: Partial<Filing> = {}): Filing => {
  const filing = aFiling({}, more);
  return { ...filing, source: { ...filing.source, publishedOn: day } };
};

it('the choice of accounts prefers consolidated accounts to standalone of the same year', () => {
  const consolidated = filedOn('2024-05-10');
  const standalone = filedOn('2024-05-10', { nature: 'standalone' });
  expect(chooseFiling([standalone, consolidated], '2026-11-21')).toBe(consolidated);
});

it('the choice of accounts prefers the newer year even if only standalone accounts were filed for it', () => {
  const older = filedOn('2023-05-10', { periodStart: '2022-04-01', periodEnd: '2023-03-31' });
  const newer = filedOn('2024-05-10', { nature: 'standalone' });
  expect(chooseFiling([older, newer], '2026-11-21')).toBe(newer);
});

it('knows only the accounts that had been filed by the day', () => {
  expect(chooseFiling([filedOn('2024-05-10')], '2024-05-09')).toBeNull();
});

it('never judges by accounts of half a year or unaudited ones', () => {
  const halfYear = filedOn('2024-10-20', { periodStart: '2024-04-01', periodEnd: '2024-09-30' });
  const unaudited = filedOn('2024-05-10', { audited: false });
  expect(chooseFiling([halfYear, unaudited], '2026-11-21')).toBeNull();
});

it.each([
  ['nine months', '2023-07-01'],
  ['eighteen months', '2022-10-01'],
])('never judges by accounts of %s, whatever the form', (_what, periodStart) => {
  expect(chooseFiling([filedOn('2024-05-10', { periodStart })], '2026-11-21')).toBeNull();
});

it('judges by a year that ends in another month, and by one of 52 weeks', () => {
  const december = filedOn('2024-03-10', { periodStart: '2023-01-01', periodEnd: '2023-12-31' });
  expect(chooseFiling([december], '2026-11-21')).toBe(december);
  const weeks = filedOn('2024-05-10', { periodStart: '2023-04-02', periodEnd: '2024-03-30' });
  expect(chooseFiling([weeks], '2026-11-21')).toBe(weeks);
});

it('counts April to March as twelve months', () => {
  expect(monthsBetween('2023-04-01', '2024-03-31')).toBe(12);
  expect(monthsBetween('2024-04-01', '2024-09-30')).toBe(6);
});
