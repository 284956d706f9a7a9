import type { ZakatReminder } from '@tayyib/shared/contracts';
import type { DueDay } from '../wealthLines';

/** The reminders of the next due day of every line of wealth; two lines with the same day and year need one. */
export function remindersOf(days: readonly DueDay[]): ZakatReminder[] {
  const next = days.filter(({ wealth }, at) => days.findIndex((each) => each.wealth.id === wealth.id) === at);
  return next
    .filter(({ day, year }, at) => next.findIndex((each) => each.day === day && each.year === year) === at)
    .map(({ day, year }) => ({ on: day, year }));
}

/**
 * Whether these reminders are of the due days: one for each line of wealth, and no other. Once an alert was sent, its reminder is of the
 * next year, so a later day of the line will do.
 * @param days several of each line, the soonest first
 */
export function areRemindersOf(reminders: readonly ZakatReminder[], days: readonly DueDay[]): boolean {
  const isOf = ({ on, year }: ZakatReminder, due: DueDay) => on === due.day && year === due.year;
  const isCovered = (id: string) =>
    days.some((due) => due.wealth.id === id && reminders.some((each) => isOf(each, due)));
  return (
    days.every(({ wealth }) => isCovered(wealth.id)) &&
    reminders.every((each) => days.some((due) => isOf(each, due)))
  );
}
