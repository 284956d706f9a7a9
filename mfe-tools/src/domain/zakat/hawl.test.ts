import fc from 'fast-check';
import { addDays, dayFromNumber, dayNumber } from '@tayyib/shared/calendar';
import { hawlOf, nextDueDays } from './hawl';

const days = { startedOn: '2025-06-26', fellOn: null, reachedAgainOn: null }; // 1 Muharram 1447
const lunar = { year: 'lunar', hawl: 'ends' } as const;
const today = '2026-11-23';

it('is due on the same day of the next Hijri year, or of the next solar year', () => {
  expect(hawlOf(days, lunar, today)).toMatchObject({ dueOn: '2026-06-16', isComplete: true });
  expect(hawlOf(days, { ...lunar, year: 'solar' }, today)).toMatchObject({ dueOn: '2026-06-26' });
  expect(hawlOf(days, lunar, '2026-06-15')).toMatchObject({ isComplete: false });
  expect(hawlOf(days, lunar, '2026-06-16')).toMatchObject({ isComplete: true });
});

it('ignores a fall below the nisab in the Hanafi school, and starts again in the others', () => {
  const fallen = { ...days, fellOn: '2025-12-01', reachedAgainOn: '2026-03-01' }; // 12 Ramadan 1447
  const others = { ...lunar, hawl: 'throughout' } as const;
  expect(hawlOf(fallen, lunar, today)).toMatchObject({ dueOn: '2026-06-16', interruption: 'ignored' });
  expect(hawlOf(fallen, others, today)).toMatchObject({
    startsOn: '2026-03-01',
    dueOn: '2027-02-19',
    isComplete: false,
    interruption: 'restarted',
  });
  expect(hawlOf({ ...fallen, reachedAgainOn: null }, others, today)).toMatchObject({
    dueOn: null,
    isComplete: false,
    interruption: 'ended',
  });
});

it('does not apply to a fall before the year or after it', () => {
  for (const fellOn of ['2025-06-25', '2026-06-16'])
    expect(hawlOf({ ...days, fellOn }, { ...lunar, hawl: 'throughout' }, today)).toMatchObject({
      interruption: 'none',
    });
});

it('counts further years that have passed, and has no year from a day in the future', () => {
  expect(hawlOf({ ...days, startedOn: '2023-07-19' }, lunar, today)).toMatchObject({
    dueOn: '2024-07-07',
    furtherYears: 2,
  });
  expect(hawlOf({ ...days, startedOn: '2027-01-01' }, lunar, today)).toBeNull();
  expect(hawlOf({ ...days, startedOn: null }, lunar, today)).toBeNull();
});

it('is complete from its due day on, and never sooner in a solar year than in a lunar one', () => {
  const day = fc.integer({ min: dayNumber('1960-01-01'), max: dayNumber('2026-01-01') }).map(dayFromNumber);
  fc.assert(
    fc.property(day, (startedOn) => {
      const on = (year: 'lunar' | 'solar', at: string) =>
        hawlOf({ ...days, startedOn }, { ...lunar, year }, at);
      const due = on('lunar', today)?.dueOn ?? '';
      expect(on('lunar', due)?.isComplete).toBe(true);
      expect(on('lunar', addDays(due, -1))?.isComplete).toBe(false);
      expect((on('solar', today)?.dueOn ?? '') > due).toBe(true);
    }),
  );
});

it('has the next due days, today included, by either year', () => {
  const dueOn = '2025-06-26'; // 1 Muharram 1447
  const next = (year: 'lunar' | 'solar', at: string) => nextDueDays({ dueOn }, year, { today: at, count: 2 });
  expect(next('lunar', '2025-06-26')).toEqual(['2025-06-26', '2026-06-16']);
  expect(next('lunar', '2026-11-23')).toEqual(['2027-06-06', '2028-05-25']);
  expect(next('solar', '2026-11-23')).toEqual(['2027-06-26', '2028-06-26']);
  expect(nextDueDays({ dueOn: null }, 'lunar', { today, count: 2 })).toEqual([]);
});
