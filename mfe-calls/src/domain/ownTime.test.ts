import { formatOwnMoment, nameOfZone } from '@tayyib/shared/values/format';
import { formatTimeUntil, weeksOf } from './ownTime';

const slot = (startsAt: string) => ({ startsAt });

it('puts a slot on the day it has where the reader is', () => {
  // 10 pm on Sunday in London is Monday morning in India
  const slots = [slot('2026-11-29T22:00:00.000Z'), slot('2026-11-30T11:30:00.000Z')];
  const daysIn = (timeZone: string) =>
    weeksOf(slots, timeZone).map((week) => week.filter((one) => one.slots.length > 0).map(({ day }) => day));
  expect(daysIn('Europe/London')).toEqual([['2026-11-29'], ['2026-11-30']]);
  expect(daysIn('Asia/Kolkata')).toEqual([['2026-11-30']]);
});

it('shows whole weeks from Monday, of those that have slots only', () => {
  const weeks = weeksOf([slot('2026-12-20T05:00:00Z'), slot('2026-12-01T05:00:00Z')], 'Asia/Kolkata');
  expect(weeks.map((week) => [week.length, week[0]?.day])).toEqual([
    [7, '2026-11-30'],
    [7, '2026-12-14'],
  ]);
});

it('names the zone and the moment in it', () => {
  expect(nameOfZone('Asia/Kolkata')).toBe('India Standard Time');
  expect(formatOwnMoment('2026-11-30T11:30:00Z', 'Asia/Kolkata')).toMatch(/Mon.*30.Nov.*2026.*5:00\spm/);
});

it.each([
  [2 * 86_400 + 3 * 3600, '2 days 3 h'],
  [86_400, '1 day 0 h'],
  [3900, '1 h 5 min'],
  [250, '4 min 10 s'],
  [9, '9 s'],
  [0, null],
  [-5, null],
])('counts down from %i s as %s', (seconds, text) => {
  expect(formatTimeUntil(seconds * 1000, 0)).toBe(text);
});
