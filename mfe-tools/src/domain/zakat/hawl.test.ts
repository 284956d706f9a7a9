import fc from 'fast-check';
import { addDays, dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import { emptyFall, type FallRow } from './falls';
import { hawlOf, nextDueDays, type Hawl } from './hawl';
import { schools, schoolSettings, type School } from './schools';

const days = { startedOn: '2025-06-26', falls: [] }; // 1 Muharram 1447
const lunar = { year: 'lunar', hawl: 'ends' } as const;
const today = '2026-11-23';

it('zakat is due on the same day of the next Hijri year, or of the next solar year', () => {
  expect(hawlOf(days, lunar, today)).toMatchObject({ dueOn: '2026-06-16', isComplete: true });
  expect(hawlOf(days, { ...lunar, year: 'solar' }, today)).toMatchObject({ dueOn: '2026-06-26' });
  expect(hawlOf(days, lunar, '2026-06-15')).toMatchObject({ isComplete: false });
  expect(hawlOf(days, lunar, '2026-06-16')).toMatchObject({ isComplete: true });
});

/** The last fall in a word. */
function interruptionOf(hawl: Hawl | null) {
  const fall = hawl?.falls.at(-1);
  if (fall === undefined) return 'none';
  const { effect, reachedAgainOn } = fall;
  if (effect === 'ignored' || effect === 'open') return effect;
  return reachedAgainOn === null ? 'ended' : 'restarted';
}
const withInterruption = (hawl: Hawl | null) => ({ ...hawl, interruption: interruptionOf(hawl) });
const fallOf = (fall: Partial<FallRow>): FallRow => ({ ...emptyFall, ...fall });

const fell = '2025-12-01'; // 10 Jumada II 1447
const others = ['shafii', 'maliki', 'hanbali'] as const;
const first = { startsOn: '2025-06-26', dueOn: '2026-06-16', isComplete: true, missed: [] };
const from = (startsOn: string, dueOn: string) => ({
  startsOn,
  dueOn,
  isComplete: false,
  missed: [],
  interruption: 'restarted',
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

/** From 1 Muharram 1444 on: years due on 19 July 2023, 7 July 2024, 26 June 2025 and 16 June 2026. */
const since2022 = '2022-07-30';
const severalFalls = [
  fallOf({ fellOn: '2025-09-01', reachedAgainOn: '2025-10-01' }),
  fallOf({ fellOn: '2022-12-01', reachedAgainOn: '2023-01-01' }),
  fallOf({ fellOn: '2024-06-01', reachedAgainOn: '2024-08-01' }),
];

it.each([
  [
    'hanafi',
    ['2022-07-30', '2024-08-01', '2025-07-21', '2026-07-11'],
    ['ignored', 'below-when-due', 'ignored'],
  ],
  ...others.map(
    (school) =>
      [
        school,
        ['2023-01-01', '2024-08-01', '2025-10-01', '2026-09-20'],
        ['ended', 'ended', 'ended'],
      ] as const,
  ),
] as const)('judges several falls in the %s school, each in its own year', (school, starts, effects) => {
  const rule = { year: 'lunar', hawl: schoolSettings[school].hawl } as const;
  const hawl = hawlOf({ startedOn: since2022, falls: severalFalls }, rule, today);
  expect(hawl?.falls.map(({ effect }) => effect)).toEqual(effects);
  expect(hawl?.years.map(({ startsOn }) => startsOn)).toEqual(starts);
  const inReverse = { startedOn: since2022, falls: severalFalls.toReversed() };
  expect(hawlOf(inReverse, rule, today)).toEqual(hawl);
});

describe.each(schools)('the zakat year in the %s school', (school) => {
  const rule = { year: 'lunar', hawl: schoolSettings[school].hawl } as const;
  const after = (fall: Partial<FallRow>) =>
    hawlOf({ ...days, falls: [fallOf({ fellOn: fell, ...fall })] }, rule, today);
  const isHanafi = school === 'hanafi';

  it('losing all wealth ends the year, and a new one starts when the nisab is reached again', () => {
    const lost = { isTotal: true, reachedAgainOn: byRise.early };
    expect(after(lost)).toMatchObject({
      startsOn: byRise.early,
      dueOn: '2027-02-19',
      isComplete: false,
      falls: [{ effect: isHanafi ? 'total-loss' : 'ended' }],
    });
    expect(after({ isTotal: true })).toMatchObject({ dueOn: null, years: [] });
  });

  it(`losing some of it ${isHanafi ? 'does not end' : 'ends'} the year`, () => {
    const dipped = after({ reachedAgainOn: byRise.early });
    expect(dipped?.startsOn).toBe(isHanafi ? days.startedOn : byRise.early);
    expect(dipped?.falls).toMatchObject([{ effect: isHanafi ? 'ignored' : 'ended' }]);
  });

  it('falls that overlap are one, which lasts to the later of their ends', () => {
    const one = fallOf({ fellOn: fell, reachedAgainOn: '2026-02-01' });
    const other = fallOf({ fellOn: '2026-01-10', reachedAgainOn: byRise.late });
    const open = { ...one, reachedAgainOn: null };
    const whole = hawlOf({ ...days, falls: [{ ...one, reachedAgainOn: byRise.late }] }, rule, today);
    expect(hawlOf({ ...days, falls: [one, other] }, rule, today)).toEqual(whole);
    expect(hawlOf({ ...days, falls: [open, other] }, rule, today)).toEqual(whole);
  });
});

const ofSchools = (names: readonly School[], at: 2 | 3) =>
  names.flatMap((school) =>
    falls.map((row) => {
      const [what, typed] = row;
      const [expected, next] = row[at] ?? row[2];
      return { school, what, typed, expected, next };
    }),
  );

it.each([...ofSchools(['hanafi'], 2), ...ofSchools(others, 3)])(
  'knows the year of zakat in the $school school after $what',
  ({ school, typed, expected, next }) => {
    const startedOn = 'startedOn' in typed ? typed.startedOn : days.startedOn;
    const hawl = hawlOf(
      { startedOn, falls: [fallOf(typed)] },
      { year: 'lunar', hawl: schoolSettings[school].hawl },
      today,
    );
    expect(withInterruption(hawl)).toMatchObject(expected);
    expect(hawl && nextDueDays(hawl, 'lunar', { today, count: 1 })[0]).toBe(next);
  },
);

it('the table of falls below the nisab has four schools', () =>
  expect(['hanafi', ...others]).toEqual(schools));

it('leaves it open whether the Hanafi year counts while wealth is below the nisab before the due day', () => {
  const fallen = { ...days, falls: [fallOf({ fellOn: fell })] };
  expect(withInterruption(hawlOf(fallen, lunar, '2026-06-15'))).toMatchObject({
    dueOn: '2026-06-16',
    isComplete: false,
    interruption: 'open',
  });
  expect(withInterruption(hawlOf(fallen, lunar, '2026-06-16'))).toMatchObject(ended);
});

it('an interruption of the zakat year does not apply to a fall before the year or after it', () => {
  const throughout = { ...lunar, hawl: 'throughout' } as const;
  const at = (fellOn: string) => ({ ...days, falls: [fallOf({ fellOn })] });
  expect(withInterruption(hawlOf(at('2025-06-25'), throughout, today))).toMatchObject({
    interruption: 'none',
  });
  for (const hawl of ['ends', 'throughout'] as const)
    expect(hawlOf(at('2026-06-16'), { ...lunar, hawl }, today)).toMatchObject(first);
});

it('the zakat year counts further years that have passed, and has no year from a day in the future', () => {
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

it('the zakat year is complete from its due day on, and never sooner in a solar year than in a lunar one', () => {
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

it('the zakat year has the next due days, today included, by either year', () => {
  const started = { ...days, startedOn: '2024-07-07' }; // 1 Muharram 1446
  const next = (year: 'lunar' | 'solar', at: string) => {
    const hawl = hawlOf(started, { ...lunar, year }, at);
    return hawl && nextDueDays(hawl, year, { today: at, count: 2 });
  };
  expect(next('lunar', '2025-06-26')).toEqual(['2025-06-26', '2026-06-16']);
  expect(next('lunar', '2026-11-23')).toEqual(['2027-06-06', '2028-05-25']);
  expect(next('solar', '2026-11-23')).toEqual(['2027-07-07', '2028-07-07']);
});
