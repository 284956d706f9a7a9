import type { IpoRow } from '@tayyib/shared/contracts';

interface CalendarDay {
  day: string;
  events: { ipo: IpoRow; what: 'Opens' | 'Closes' | 'Lists' }[];
}

/** What happens to these issues, by day; days on which nothing is known to happen are left out. */
export function calendarOf(ipos: readonly IpoRow[]): CalendarDay[] {
  const events = ipos.flatMap((ipo) => [
    { day: ipo.opensOn, ipo, what: 'Opens' as const },
    { day: ipo.closesOn, ipo, what: 'Closes' as const },
    { day: ipo.listsOn, ipo, what: 'Lists' as const },
  ]);
  const days = new Map<string, CalendarDay>();
  for (const { day, ipo, what } of events) {
    if (day === null) continue;
    const of = days.get(day) ?? { day, events: [] };
    of.events.push({ ipo, what });
    days.set(day, of);
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}
