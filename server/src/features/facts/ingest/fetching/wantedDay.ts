import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import type { Schedule } from './schedules';
import { lastTradingDay } from './schedules';

/** Days missed for longer than this need a manual import. */
const longestGapDays = 14;

/**
 * The day whose file to request: the first not finished, so that days missed while no server ran are fetched later; the newest
 * trading day if none is missing. Saturdays and Sundays come with the Monday after: on some, such as the day of the Budget, the
 * exchanges trade, and on others there is no file. For files that do not cover one day, today in India.
 */
export function wantedDay(schedule: Schedule, lastDay: string | null, now: Date): string {
  if (schedule.kind !== 'trading-days') return indianDay(now);
  const newest = lastTradingDay(schedule, now);
  if (lastDay === null) return newest;
  const earliest = addDays(newest, -longestGapDays);
  const day = addDays(lastDay < earliest ? earliest : lastDay, 1);
  return day < newest ? day : newest;
}
