import { areRemindersOf, remindersOf } from './reminders';
import { firstWealth, type DueDay } from '../wealthLines';

const child = { id: 'c', name: 'Child' };
const of = (wealth: DueDay['wealth'], ...days: string[]): DueDay[] =>
  days.map((day) => ({ day, year: 'lunar', wealth }));
const mine = of(firstWealth, '2026-06-16', '2027-06-06');
const on = (day: string) => ({ on: day, year: 'lunar' as const });

describe('reminders of the due days', () => {
  it('are one for each line of wealth, and one for two lines of the same day', () => {
    expect(remindersOf([...mine, ...of(child, '2026-08-01', '2027-07-22')])).toEqual([
      on('2026-06-16'),
      on('2026-08-01'),
    ]);
    expect(remindersOf([...mine, ...of(child, '2026-06-16')])).toEqual([on('2026-06-16')]);
  });

  it('cover every line and nothing else, also a year ahead once the alert was sent', () => {
    expect(areRemindersOf([on('2026-06-16')], mine)).toBe(true);
    expect(areRemindersOf([on('2027-06-06')], mine)).toBe(true);
    expect(areRemindersOf([], mine)).toBe(false);
    expect(areRemindersOf([on('2026-06-16')], [...mine, ...of(child, '2026-08-01')])).toBe(false);
    expect(areRemindersOf([on('2026-06-16'), on('2026-08-01')], mine)).toBe(false);
    expect(areRemindersOf([{ on: '2026-06-16', year: 'solar' }], mine)).toBe(false);
  });
});
