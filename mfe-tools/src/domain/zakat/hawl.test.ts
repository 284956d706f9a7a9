import fc from 'fast-check';
import { addDays, dayFromNumber, dayNumber } from '@tayyib/shared/calendar';
import { hawlOf, nextDueDays } from './hawl';
import { schools, schoolSettings, type School } from './schools';

const days = { startedOn: '2025-06-26', fellOn: null, reachedAgainOn: null }; // 1 Muharram 1447
const lunar = { year: 'lunar', hawl: 'ends' } as const;
const today = '2026-11-23';

it('is due on the same day of the next Hijri year, or of the next solar year', () => {
  expect(hawlOf(days, lunar, today)).toMatchObject({ dueOn: '2026-06-16', isComplete: true });
  expect(hawlOf(days, { ...lunar, year: 'solar' }, today)).toMatchObject({ dueOn: '2026-06-26' });
  expect(hawlOf(days, lunar, '2026-06-15')).toMatchObject({ isComplete: false });
  expect(hawlOf(days, lunar, '2026-06-16')).toMatchObject({ isComplete: true });
});

const fell = '2025-12-01'; // 10 Jumada II 1447
const others = ['shafii', 'maliki', 'hanbali'] as const;
const first = { startsOn: '2025-06-26', dueOn: '2026-06-16', isComplete: true, missed: [] };
const from = (startsOn: string, dueOn: string) => ({
  ...{ startsOn, dueOn, isComplete: false, missed: [], interruption: 'restarted' },
});
const ended = { dueOn: null, isComplete: false, missed: [], interruption: 'ended' };
const twoYears = { startsOn: '2024-07-07', dueOn: '2025-06-26', isComplete: true };
const secondYear = { startsOn: '2025-06-26', dueOn: '2026-06-16' };
const byRise = { early: '2026-03-01', late: '2026-08-01' };

/** What happened, the answer of the Hanafi school, that of the others, and the next due day of each. */
const falls = [
  ['no fall', {}, [{ ...first, interruption: 'none' }, '2027-06-06'], null],
  [
    'a fall and a rise within the year',
    { fellOn: fell, reachedAgainOn: byRise.early },
    [{ ...first, interruption: 'ignored' }, '2027-06-06'],
    [from(byRise.early, '2027-02-19'), '2027-02-19'],
  ],
  [
    'a rise on the due day',
    { fellOn: fell, reachedAgainOn: '2026-06-16' },
    [{ ...first, interruption: 'ignored' }, '2027-06-06'],
    [from('2026-06-16', '2027-06-06'), '2027-06-06'],
  ],
  [
    'a rise after the due day',
    { fellOn: fell, reachedAgainOn: byRise.late },
    [from(byRise.late, '2027-07-22'), '2027-07-22'],
    null,
  ],
  ['no rise', { fellOn: fell }, [ended, undefined], null],
  [
    'a fall and a rise in the second year',
    { startedOn: '2024-07-07', fellOn: fell, reachedAgainOn: byRise.early },
    [{ ...twoYears, missed: [secondYear], interruption: 'ignored' }, '2027-06-06'],
    [{ ...twoYears, missed: [], interruption: 'restarted' }, '2027-02-19'],
  ],
  [
    'a fall in the second year, and a rise after it',
    { startedOn: '2024-07-07', fellOn: fell, reachedAgainOn: byRise.late },
    [{ ...twoYears, missed: [], interruption: 'restarted' }, '2027-07-22'],
    null,
  ],
  [
    'a fall in the second year, and no rise',
    { startedOn: '2024-07-07', fellOn: fell },
    [{ ...twoYears, missed: [], interruption: 'ended' }, undefined],
    null,
  ],
] as const;

const ofSchools = (names: readonly School[], at: 2 | 3) =>
  names.flatMap((school) =>
    falls.map((row) => {
      const [what, typed] = row;
      const [expected, next] = row[at] ?? row[2];
      return { school, what, typed, expected, next };
    }),
  );

it.each([...ofSchools(['hanafi'], 2), ...ofSchools(others, 3)])(
  'knows the $school year after $what',
  ({ school, typed, expected, next }) => {
    const hawl = hawlOf({ ...days, ...typed }, { year: 'lunar', hawl: schoolSettings[school].hawl }, today);
    expect(hawl).toMatchObject(expected);
    expect(hawl && nextDueDays(hawl, 'lunar', { today, count: 1 })[0]).toBe(next);
  },
);

it('has four schools in that table', () => expect(['hanafi', ...others]).toEqual(schools));

it('leaves it open whether the Hanafi year counts while wealth is below the nisab before the due day', () => {
  const fallen = { ...days, fellOn: fell };
  expect(hawlOf(fallen, lunar, '2026-06-15')).toMatchObject({
    ...{ dueOn: '2026-06-16', isComplete: false, interruption: 'open' },
  });
  expect(hawlOf(fallen, lunar, '2026-06-16')).toMatchObject(ended);
});

it('does not apply to a fall before the year or after it', () => {
  const throughout = { ...lunar, hawl: 'throughout' } as const;
  expect(hawlOf({ ...days, fellOn: '2025-06-25' }, throughout, today)).toMatchObject({
    interruption: 'none',
  });
  for (const hawl of ['ends', 'throughout'] as const)
    expect(hawlOf({ ...days, fellOn: '2026-06-16' }, { ...lunar, hawl }, today)).toMatchObject(first);
});

it('counts further years that have passed, and has no year from a day in the future', () => {
  expect(hawlOf({ ...days, startedOn: '2023-07-19' }, lunar, today)).toMatchObject({
    dueOn: '2024-07-07',
    missed: [
      { startsOn: '2024-07-07', dueOn: '2025-06-26' },
      { startsOn: '2025-06-26', dueOn: '2026-06-16' },
    ],
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
  const started = { ...days, startedOn: '2024-07-07' }; // 1 Muharram 1446
  const next = (year: 'lunar' | 'solar', at: string) => {
    const hawl = hawlOf(started, { ...lunar, year }, at);
    return hawl && nextDueDays(hawl, year, { today: at, count: 2 });
  };
  expect(next('lunar', '2025-06-26')).toEqual(['2025-06-26', '2026-06-16']);
  expect(next('lunar', '2026-11-23')).toEqual(['2027-06-06', '2028-05-25']);
  expect(next('solar', '2026-11-23')).toEqual(['2027-07-07', '2028-07-07']);
});
