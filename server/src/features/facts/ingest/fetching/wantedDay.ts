import type { Schedule } from './schedules';
import { dayAfter, indianDay, isWeekday, lastTradingDay } from './schedules';

/** Days missed for longer than this are left to an import by hand. */
const longestGapDays = 14;

/**
 * The day whose file to ask for: the first trading day not done with, so that days missed while no server ran are caught
 * up with; the newest when none is missing. For files that are not of one day, today in India.
 */
export function wantedDay(schedule: Schedule, lastDay: string | null, now: Date): string {
  if (schedule.kind !== 'trading-days') return indianDay(now);
  const newest = lastTradingDay(schedule, now);
  if (lastDay === null) return newest;
  const earliest = dayAfter(newest, -longestGapDays);
  let day = dayAfter(lastDay < earliest ? earliest : lastDay);
  while (day < newest && !isWeekday(day)) day = dayAfter(day);
  return day < newest ? day : newest;
}
