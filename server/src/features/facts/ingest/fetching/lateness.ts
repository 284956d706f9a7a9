import { addDays, indianDay, indianMoment } from '@tayyib/shared/values/calendar';
import type { FetchState } from './fetchState';
import type { OfficialSource } from './officialSources';
import type { Schedule } from './schedules';
import { fallsOn, lastTradingDay } from './schedules';
import { hourMs } from '../../../../lib/durations';

/** A poll that missed this many turns is late. */
const missedPolls = 6;
/** Failures that a source without any success may have before it counts as late. */
const firstFailures = 3;
/** Covers a long weekend with a holiday. */
const tradingDays = 5;
/** After the time of a file, for publishers that are late themselves and for our attempts again. */
const graceHours: Readonly<Record<Exclude<Schedule['kind'], 'every' | 'trading-days'>, number>> = {
  daily: 24,
  weekly: 48,
  monthly: 7 * 24,
};
/** Longer than the longest schedule, a half-year. */
const daysBack = 400;

/**
 * Whether a source's success is overdue. One never tried is not: fetching may just have been turned on. Files of trading days are
 * measured by the day they are of, since nothing is published on holidays.
 */
export function isLate(
  { schedule }: Pick<OfficialSource, 'schedule'>,
  { lastTriedAt, lastSuccessAt, lastDay, failures }: FetchState,
  now: Date,
): boolean {
  if (lastTriedAt === null) return false;
  if (lastSuccessAt === null) return failures >= firstFailures;
  if (schedule.kind === 'every')
    return now.getTime() - lastSuccessAt.getTime() > missedPolls * schedule.minutes * 60_000;
  if (schedule.kind === 'trading-days')
    return lastDay !== null && lastDay < addDays(lastTradingDay(schedule, now), -tradingDays);
  const until = new Date(now.getTime() - graceHours[schedule.kind] * hourMs);
  const due = lastDue(schedule, until);
  return due !== null && lastSuccessAt < due;
}

/** The last moment of a schedule up to a time. */
function lastDue(schedule: Exclude<Schedule, { kind: 'every' }>, until: Date): Date | null {
  let day = indianDay(until);
  for (let days = 0; days < daysBack; days++) {
    const moment = indianMoment(day, schedule.at);
    if (moment <= until && fallsOn(schedule, day)) return moment;
    day = addDays(day, -1);
  }
  return null;
}
