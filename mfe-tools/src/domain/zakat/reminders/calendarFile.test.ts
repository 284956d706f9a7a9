import { calendarFile } from './calendarFile';
import { firstWealth, type WealthName } from '../wealthLines';

const daysOf = (wealth: WealthName) => ['2026-06-16', '2026-12-31'].map((day) => ({ day, wealth }));

it('the file of due days is a calendar with a whole day and a reminder for each due day', () => {
  const text = calendarFile(daysOf(firstWealth), '2026-01-10T08:30:15.000Z');
  const lines = text.split('\r\n');
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20260110T083015Z',
    'DTSTART;VALUE=DATE:20260616',
    'DTEND;VALUE=DATE:20260617',
    'DTSTAMP:20260110T083015Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ]);
  expect(text).toContain('DESCRIPTION:1 Muharram 1448\\, by the Umm al-Qura calendar.');
  expect(text.match(/TRIGGER:-P7D/g)).toHaveLength(2);
  // RFC 5545, 3.1: at most 75 octets a line
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('the file of due days names the line of wealth of each day, where there are several', () => {
  const shop = { id: 'b7', name: `Shop, ${'long name; '.repeat(5)}` };
  const text = calendarFile([...daysOf(firstWealth), ...daysOf(shop)], '2026-01-10T08:30:15.000Z', true);
  expect(text).toContain('SUMMARY:Zakat is due: My wealth');
  // RFC 5545, 3.3.11 and 3.1: separators are escaped, and long lines continue after a space
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:Zakat is due: Shop\\, ${'long name\\; '.repeat(5)}`);
  const ids = unfolded.match(/UID:.*/g);
  expect(new Set(ids).size).toBe(4);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
