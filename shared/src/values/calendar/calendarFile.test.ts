import { calendarFile } from './calendarFile';

const event = {
  id: '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c002',
  revision: 1,
  startsAt: '2026-11-29T10:30:00.000Z',
  minutes: 30,
  title: 'Consultation with Abdullah, advisor; Tayyib',
  description: 'Is the income of this company’s treasury a problem? I hold it since 2019.\nSecond line',
  url: 'https://tayyib.example/consultations?room=5b0f0c43-6b0e-4d29-8a56-3a9a17a5c002',
  isCancelled: false,
};
const fileOf = (change: Partial<typeof event>) =>
  calendarFile({ ...event, ...change }, new Date('2026-11-28T08:00:00Z'));
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('writes the times in UTC, an id that stays, and a reminder', () => {
  expect(unfolded(fileOf({}))).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261128T080000Z',
      'DTSTART:20261129T103000Z',
      'DTEND:20261129T110000Z',
      'UID:5b0f0c43-6b0e-4d29-8a56-3a9a17a5c002@tayyib',
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
      'TRIGGER:-PT10M',
    ]),
  );
});

it('escapes what has a meaning in the format', () => {
  const lines = unfolded(fileOf({}));
  expect(lines).toContain(String.raw`SUMMARY:Consultation with Abdullah\, advisor\; Tayyib`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:Is'))).toContain(String.raw`2019.\nSecond line`);
});

it('has no line of more than 75 octets, in any script', () => {
  const file = fileOf({ title: 'محمد علی '.repeat(20), description: '😀'.repeat(90) });
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(unfolded(file).some((line) => line.endsWith('😀'.repeat(90)))).toBe(true);
});

it('cancels an entry, without a reminder', () => {
  const lines = unfolded(fileOf({ isCancelled: true, revision: 2 }));
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).not.toContain('BEGIN:VALARM');
});
