import { addHijriYear, addMonths } from '@tayyib/shared/values/calendar';
import { fallsOf, type Fall, type FallRow } from './falls';
import type { ZakatSettings } from './zakatSheet';

/** One zakat year: from the day on which wealth was at the nisab to the day on which zakat is due. */
export interface HawlYear {
  startsOn: string;
  dueOn: string;
}

/**
 * What a fall below the nisab meant for its year: nothing; `open` while that depends on whether wealth is at the nisab again on a due
 * day that is still ahead; or its end, by the rule on falls, because wealth was still below the nisab on the due day, or because all of
 * it was lost.
 */
type FallEffect = 'ignored' | 'open' | 'ended' | 'below-when-due' | 'total-loss';

export interface JudgedFall extends Fall {
  /** The year in which wealth fell below the nisab. */
  year: HawlYear;
  effect: FallEffect;
}

/** The zakat years of a user: the first of them, which the page calculates, and those after it. */
export interface Hawl {
  startsOn: string;
  /** Null while no year runs: wealth fell below the nisab and has not reached it again. */
  dueOn: string | null;
  isComplete: boolean;
  /** Each fall below the nisab with what it meant, the oldest first. */
  falls: readonly JudgedFall[];
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

/**
 * The years since wealth reached the nisab, each fall judged in the year in which it happened, by the school's rule. Null while no first
 * day is typed, or it is in the future.
 *
 * Throughout (Maliki, Shafi‘i, Hanbali): a fall within a year ends it. At both ends (Hanafi): a fall does not matter, unless wealth is
 * still below the nisab on the due day, when nothing is due on it, or all of it was lost. Either way a new year starts on the day the
 * nisab is reached again.
 * A fall on the due day is of the next year, as the year had passed by then. Sources: https://www.alim.org/hadith/fiqh-us-sunnah/3/8/;
 * of total loss https://islamicportal.co.uk/wealth-decreases-to-less-than-nisab-during-the-year/
 */
export function hawlOf(
  { startedOn, falls: rows }: { startedOn: string | null; falls: readonly FallRow[] },
  rule: Rule,
  today: string,
): Hawl | null {
  if (startedOn === null || startedOn > today) return null;
  const falls = fallsOf(rows, startedOn, today);
  const years: HawlYear[] = [];
  const judged: JudgedFall[] = [];
  for (let startsOn: string | null = startedOn; startsOn !== null;) {
    const year: HawlYear = { startsOn, dueOn: yearAfter(startsOn, rule.year) };
    let end: Fall | null = null;
    for (let fall = falls[judged.length]; end === null && fall && fall.fellOn < year.dueOn;) {
      const effect = effectOf(fall, year, rule, today);
      judged.push({ ...fall, year, effect });
      if (effect !== 'ignored' && effect !== 'open') end = fall;
      fall = falls[judged.length];
    }
    if (end === null) years.push(year);
    startsOn = end !== null ? end.reachedAgainOn : year.dueOn <= today ? year.dueOn : null;
  }
  const [first, ...others] = years;
  return {
    startsOn: first?.startsOn ?? startedOn,
    dueOn: first?.dueOn ?? null,
    isComplete: first !== undefined && first.dueOn <= today,
    falls: judged,
    missed: others.filter(({ dueOn }) => dueOn <= today),
    years,
  };
}

function effectOf(
  { reachedAgainOn, isTotal }: Fall,
  { dueOn }: HawlYear,
  rule: Rule,
  today: string,
): FallEffect {
  if (rule.hawl === 'throughout') return 'ended';
  if (isTotal) return 'total-loss';
  if (dueOn <= today && (reachedAgainOn === null || reachedAgainOn > dueOn)) return 'below-when-due';
  return reachedAgainOn === null ? 'open' : 'ignored';
}
