import { addDays, spokenHijriDay } from '@tayyib/shared/calendar';

const withoutDashes = (day: string) => day.replaceAll('-', '');

/**
 * Days on which zakat is due as a calendar file (iCalendar, RFC 5545): a whole day each, with a reminder a week before it.
 * @param writtenAt when the file is made, as ISO 8601 in UTC
 */
export const calendarFile = (days: readonly string[], writtenAt: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tayyib//Zakat//EN',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:zakat-${day}@tayyib`,
      `DTSTAMP:${writtenAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      `DTSTART;VALUE=DATE:${withoutDashes(day)}`,
      `DTEND;VALUE=DATE:${withoutDashes(addDays(day, 1))}`,
      'SUMMARY:Zakat is due',
      `DESCRIPTION:${spokenHijriDay(day)}\\, by the Umm al-Qura calendar.`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Zakat is due in a week',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
