import { addDays, spokenHijriDay } from '@tayyib/shared/values/calendar';
import { firstWealth, type DueDay } from '../wealthLines';

const withoutDashes = (day: string) => day.replaceAll('-', '');

/** Text as a value, RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (letter) => `\\${letter}`).replaceAll(/[\r\n]+/g, ' ');

/** At most so many octets in a line, RFC 5545, 3.1. */
const maxOctets = 75;

/** A line in parts that are short enough; each further part begins with a space. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > maxOctets) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part];
}

/**
 * Days on which zakat is due as a calendar file (iCalendar, RFC 5545): a whole day each, with a reminder a week before it.
 * @param writtenAt when the file is made, as ISO 8601 in UTC
 * @param isNamed whether each day names its line of wealth
 */
export const calendarFile = (
  days: readonly Pick<DueDay, 'day' | 'wealth'>[],
  writtenAt: string,
  isNamed = false,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tayyib//Zakat//EN',
    ...days.flatMap(({ day, wealth }) => [
      'BEGIN:VEVENT',
      `UID:zakat-${day}${wealth.id === firstWealth.id ? '' : `-${escaped(wealth.id)}`}@tayyib`,
      `DTSTAMP:${writtenAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      `DTSTART;VALUE=DATE:${withoutDashes(day)}`,
      `DTEND;VALUE=DATE:${withoutDashes(addDays(day, 1))}`,
      `SUMMARY:Zakat is due${isNamed ? `: ${escaped(wealth.name)}` : ''}`,
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
  ]
    .flatMap(folded)
    .join('\r\n');
