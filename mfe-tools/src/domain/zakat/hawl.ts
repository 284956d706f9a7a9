import { addHijriYear, addMonths } from '@tayyib/shared/calendar';
import type { DayName } from './zakatForm';
import type { ZakatSettings } from './zakatSheet';

/** The zakat year of a user: when it began, and when zakat is due. */
export interface Hawl {
  startsOn: string;
  /** Null while no year runs: wealth fell below the nisab and has not reached it again. */
  dueOn: string | null;
  isComplete: boolean;
  /** What falling below the nisab within the year meant: nothing, or a new year. */
  interruption: 'none' | 'ignored' | 'restarted' | 'ended';
  /** Further years that have passed since zakat was due. */
  furtherYears: number;
}

/** The next days on which zakat is due, from today on. */
export function nextDueDays(
  { dueOn }: Pick<Hawl, 'dueOn'>,
  year: ZakatSettings['year'],
  { today, count }: { today: string; count: number },
): string[] {
  if (dueOn === null) return [];
  const days: string[] = [];
  for (let day = dueOn; days.length < count; day = yearAfter(day, year)) if (day >= today) days.push(day);
  return days;
}

/** A Gregorian year from a day, or a lunar one. */
const yearAfter = (day: string, year: ZakatSettings['year']): string =>
  year === 'lunar' ? addHijriYear(day) : addMonths(day, 12);

/**
 * The year that began on a day, by the school's rule on falling below the nisab within it. Null while no first day is typed, or it is
 * in the future.
 */
export function hawlOf(
  { startedOn, fellOn, reachedAgainOn }: Readonly<Record<DayName, string | null>>,
  { hawl, year }: Pick<ZakatSettings, 'hawl' | 'year'>,
  today: string,
): Hawl | null {
  if (startedOn === null || startedOn > today) return null;
  const fell =
    fellOn !== null && fellOn >= startedOn && fellOn < yearAfter(startedOn, year) && fellOn <= today;
  if (!fell || hawl === 'ends') {
    return running(startedOn, year, today, fell ? 'ignored' : 'none');
  }
  if (reachedAgainOn === null || reachedAgainOn < fellOn || reachedAgainOn > today) {
    return { startsOn: startedOn, dueOn: null, isComplete: false, interruption: 'ended', furtherYears: 0 };
  }
  return running(reachedAgainOn, year, today, 'restarted');
}

function running(
  startsOn: string,
  year: ZakatSettings['year'],
  today: string,
  interruption: Hawl['interruption'],
): Hawl {
  const dueOn = yearAfter(startsOn, year);
  let furtherYears = 0;
  for (let next = yearAfter(dueOn, year); next <= today; next = yearAfter(next, year)) furtherYears += 1;
  return { startsOn, dueOn, isComplete: dueOn <= today, interruption, furtherYears };
}
