import { addDays, indianDay } from '@tayyib/shared/calendar';
import type { Schedule } from './schedules';
import { isWeekday, lastTradingDay } from './schedules';

/** Days missed for longer than this need a manual import. */
const longestGapDays = 14;

/**
 * The day whose file to request: the first trading day not finished, so that days missed while no server ran are
 * fetched later; the newest if none is missing. For files that do not cover one day, today in India.
 */
export function wantedDay(schedule: Schedule, lastDay: string | null, now: Date): string {
  if (schedule.kind !== 'trading-days') return indianDay(now);
  const newest = lastTradingDay(schedule, now);
  if (lastDay === null) return newest;
  const earliest = addDays(newest, -longestGapDays);
  let day = addDays(lastDay < earliest ? earliest : lastDay, 1);
  while (day < newest && !isWeekday(day)) day = addDays(day, 1);
  return day < newest ? day : newest;
}
