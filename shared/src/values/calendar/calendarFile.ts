interface CalendarEvent {
  /** The same in each file about it, so that a calendar updates its entry. */
  id: string;
  /** Larger in each later file. */
  revision: number;
  startsAt: string;
  minutes: number;
  title: string;
  description: string;
  url: string;
  isCancelled: boolean;
}

/** How long before an event the calendar reminds of it. */
const remindMinutes = 10;
/** The longest line in octets, without its end (RFC 5545, 3.1). */
const lineOctets = 75;

/**
 * An event as a file that calendars open (iCalendar, RFC 5545).
 * @param at when the file was written
 */
export function calendarFile(event: CalendarEvent, at: Date): string {
  const starts = new Date(event.startsAt);
  const ends = new Date(starts.getTime() + event.minutes * 60_000);
  const reminder = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${remindMinutes}M`,
    `DESCRIPTION:${escapeText(event.title)}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tayyib//Consultations//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@tayyib`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.isCancelled ? [] : reminder),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** As `20261129T103000Z`. */
const utc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Long lines go on in the next line after a space. Letters stay whole. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return [...line]
    .map((letter) => {
      const octets = encoder.encode(letter).length;
      length += octets;
      if (length <= lineOctets) return letter;
      // the space counts
      length = octets + 1;
      return `\r\n ${letter}`;
    })
    .join('');
}
