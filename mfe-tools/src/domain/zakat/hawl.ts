import { addHijriYear, addMonths } from '@tayyib/shared/calendar';
import type { DayName } from './zakatForm';
import type { ZakatSettings } from './zakatSheet';

/** One zakat year: from the day on which wealth was at the nisab to the day on which zakat is due. */
export interface HawlYear {
  startsOn: string;
  dueOn: string;
}

/** The zakat years of a user: the first of them, which the page calculates, and those after it. */
export interface Hawl {
  startsOn: string;
  /** Null while no year runs: wealth fell below the nisab and has not reached it again. */
  dueOn: string | null;
  isComplete: boolean;
  /**
   * What falling below the nisab meant: nothing, a new year, or the end of the year. `open` while it depends on whether wealth is at
   * the nisab again on a due day that is still ahead.
   */
  interruption: 'none' | 'ignored' | 'open' | 'restarted' | 'ended';
  /** The year in which wealth fell below the nisab. */
  fallenYear: HawlYear | null;
  /** Further years that have passed, each with a zakat of its own. */
  missed: readonly HawlYear[];
  /** All years in which wealth counts, the oldest first; the last may still run. */
  years: readonly HawlYear[];
}

type Rule = Pick<ZakatSettings, 'hawl' | 'year'>;

/** The next days on which zakat is due, from today on; none beyond the last year where no other runs. */
export function nextDueDays(
  { years }: Pick<Hawl, 'years'>,
  year: ZakatSettings['year'],
  { today, count }: { today: string; count: number },
): string[] {
  const days = years.map(({ dueOn }) => dueOn).filter((day) => day >= today);
  for (let last = days.at(-1); last !== undefined && last > today && days.length < count;) {
    last = yearAfter(last, year);
    days.push(last);
  }
  return days.slice(0, count);
}

/** A Gregorian year from a day, or a lunar one. */
const yearAfter = (day: string, year: ZakatSettings['year']): string =>
  year === 'lunar' ? addHijriYear(day) : addMonths(day, 12);

/** The years from a day on: all that have passed, and the one that runs. */
function yearsFrom(startsOn: string, year: ZakatSettings['year'], today: string): [HawlYear, ...HawlYear[]] {
  const first = { startsOn, dueOn: yearAfter(startsOn, year) };
  const years: [HawlYear, ...HawlYear[]] = [first];
  for (let last: HawlYear = first; last.dueOn <= today;) {
    last = { startsOn: last.dueOn, dueOn: yearAfter(last.dueOn, year) };
    years.push(last);
  }
  return years;
}

/**
 * The years since wealth reached the nisab, by the school's rule on falling below it. Null while no first day is typed, or it is in the
 * future.
 *
 * Throughout (Maliki, Shafi‘i, Hanbali): a fall within a year ends it. At both ends (Hanafi): a fall does not matter, unless wealth is
 * still below the nisab on the due day; then nothing is due on it. Either way a new year starts on the day the nisab is reached again.
 * A fall on the due day is of the next year, as the year had passed by then. Source: https://www.alim.org/hadith/fiqh-us-sunnah/3/8/
 */
export function hawlOf(
  typed: Readonly<Record<DayName, string | null>>,
  rule: Rule,
  today: string,
): Hawl | null {
  const { startedOn } = typed;
  if (startedOn === null || startedOn > today) return null;
  const years = yearsFrom(startedOn, rule.year, today);
  const { fellOn, reachedAgainOn } = typed;
  const isFall = fellOn !== null && fellOn >= startedOn && fellOn <= today;
  const fallenYear = isFall ? years.find(({ dueOn }) => fellOn < dueOn) : undefined;
  if (!isFall || fallenYear === undefined) return { ...ofYears(years, startedOn, today), ...noFall };

  const again =
    reachedAgainOn !== null && reachedAgainOn >= fellOn && reachedAgainOn <= today ? reachedAgainOn : null;
  const isBelowWhenDue = fallenYear.dueOn <= today && (again === null || again > fallenYear.dueOn);
  if (rule.hawl === 'ends' && !isBelowWhenDue) {
    const interruption = again === null ? 'open' : 'ignored';
    return { ...ofYears(years, startedOn, today), interruption, fallenYear };
  }
  const before = years.slice(0, years.indexOf(fallenYear));
  const after = again === null ? [] : yearsFrom(again, rule.year, today);
  const interruption = again === null ? 'ended' : 'restarted';
  return { ...ofYears([...before, ...after], startedOn, today), interruption, fallenYear };
}

const noFall = { interruption: 'none', fallenYear: null } as const;

function ofYears(years: readonly HawlYear[], startedOn: string, today: string) {
  const [first, ...later] = years;
  return {
    startsOn: first?.startsOn ?? startedOn,
    dueOn: first?.dueOn ?? null,
    isComplete: first !== undefined && first.dueOn <= today,
    missed: later.filter(({ dueOn }) => dueOn <= today),
    years,
  };
}
