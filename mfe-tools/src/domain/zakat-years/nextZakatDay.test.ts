import { addHijriYear } from '@tayyib/shared/values/calendar';
import { nextZakatDay } from './nextZakatDay';

it('the next zakat day is the soonest day ahead of all lines of wealth', () => {
  const reminders = [
    { on: '2027-06-06', year: 'lunar' as const },
    { on: '2027-03-01', year: 'solar' as const },
  ];
  expect(nextZakatDay(reminders, '2026-11-26')).toBe('2027-03-01');
  expect(nextZakatDay([], '2026-11-26')).toBeNull();
});

it('the next zakat day stays the coming day in the week after the alert, when the reminder is of the next year already', () => {
  const lunar = [{ on: addHijriYear('2026-11-30'), year: 'lunar' as const }];
  expect(nextZakatDay(lunar, '2026-11-26')).toBe('2026-11-30');
  expect(nextZakatDay(lunar, '2026-11-30')).toBe('2026-11-30');
  expect(nextZakatDay(lunar, '2026-12-01')).toBe(addHijriYear('2026-11-30'));
  expect(nextZakatDay([{ on: '2027-11-30', year: 'solar' }], '2026-11-26')).toBe('2026-11-30');
});
