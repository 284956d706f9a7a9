import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayFromNumber,
  daysBetween,
  dayNumber,
  indianDay,
  indianMoment,
  isCalendarDay,
  lastDayOfMonth,
  today,
  weekdayOf,
  yearsBefore,
} from '.';

const dayNumbers = fc.integer({ min: dayNumber('1950-01-01'), max: dayNumber('2099-12-31') });

describe('the day in India', () => {
  it.each([
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-11-21T18:30:00.000Z', '2026-11-22'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
  ])('at %s is %s', (at, day) => {
    expect(indianDay(new Date(at))).toBe(day);
    expect(today({ now: () => new Date(at) })).toBe(day);
  });

  it('is what the time zone database says it is', () => {
    const zoned = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    const instants = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(instants, (at) => indianDay(at) === zoned.format(at)));
  });

  it('begins at midnight there', () => {
    expect(indianMoment('2026-11-22', '00:00').toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(indianMoment('2026-11-22', '19:30').toISOString()).toBe('2026-11-22T14:00:00.000Z');
  });
});

it('counts days', () => {
  expect(dayNumber('1970-01-02')).toBe(1);
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2024-03-01', -2)).toBe('2024-02-28');
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  expect(weekdayOf('2026-11-22')).toBe(0);
  fc.assert(fc.property(dayNumbers, (number) => dayNumber(dayFromNumber(number)) === number));
});

it('counts months, to the last day where a month is shorter', () => {
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
  expect(addMonths('2023-11-30', 3)).toBe('2024-02-29');
  expect(addMonths('2024-01-15', -12)).toBe('2023-01-15');
  expect(lastDayOfMonth('2023-02')).toBe('2023-02-28');
  expect(lastDayOfMonth('2026-12')).toBe('2026-12-31');
});

it('counts years back as twelve months each', () => {
  expect(yearsBefore(dayNumber('2024-02-29'), 1)).toBe(dayNumber('2023-02-28'));
  const years = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(dayNumbers, years, (number, back) => {
      expect(dayFromNumber(yearsBefore(number, back))).toBe(addMonths(dayFromNumber(number), -12 * back));
    }),
  );
});

it.each(['2023-02-29', '2024-13-01', '24-01-01', 'yesterday', ''])('finds no day in "%s"', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
