import { addDays, addHijriYear, addMonths, daysBetween } from '@tayyib/shared/values/calendar';
import type { ZakatReminder } from '@tayyib/shared/contracts';

/** The server sets a reminder to the next year as soon as its alert is sent, a week before the day. */
const daysBefore = 7;
/** How long Hijri years are, and one day more or less for months that are cut. */
const hijriYearDays = [353, 354, 355, 356];

/** The next day on which zakat is due by the reminders of an account; null without one. */
export function nextZakatDay(reminders: readonly ZakatReminder[], today: string): string | null {
  const isSoon = (day: string) => day >= today && daysBetween(today, day) <= daysBefore;
  const days = reminders.flatMap((reminder) => [...yearBefore(reminder).filter(isSoon), reminder.on]);
  return (
    days
      .filter((day) => day >= today)
      .toSorted()
      .at(0) ?? null
  );
}

const yearBefore = ({ on, year }: ZakatReminder): string[] =>
  year === 'solar'
    ? [addMonths(on, -12)]
    : hijriYearDays.map((days) => addDays(on, -days)).filter((day) => addHijriYear(day) === on);
