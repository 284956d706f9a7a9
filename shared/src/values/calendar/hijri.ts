import { addDays } from './days';

/** A day of the Islamic calendar; months count from 1, Muharram. */
interface HijriDay {
  year: number;
  month: number;
  day: number;
}

const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const spoken = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * A calendar day in the Umm al-Qura calendar, which is computed. Where the new moon is sighted, as in India, a month may begin
 * a day or two later.
 */
export function hijriDay(day: string): HijriDay {
  const found = partsOf(parts, day);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number.parseInt(found.get(type) ?? '', 10);
  return { year: number('year'), month: number('month'), day: number('day') };
}

const partsOf = (format: Intl.DateTimeFormat, day: string) =>
  new Map(format.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));

/** `1 Muharram 1448`. */
export function spokenHijriDay(day: string): string {
  const found = partsOf(spoken, day);
  return `${found.get('day') ?? ''} ${found.get('month') ?? ''} ${Number.parseInt(found.get('year') ?? '', 10)}`;
}

/** The same Hijri day a lunar year later, or the last day of that month where it is shorter. */
export function addHijriYear(day: string): string {
  const from = hijriDay(day);
  const target = { ...from, year: from.year + 1 };
  // a lunar year has 354 or 355 days, and the month may be a day shorter
  const candidates = [356, 355, 354, 353].map((days) => addDays(day, days));
  return candidates.find((candidate) => rank(hijriDay(candidate)) <= rank(target)) ?? addDays(day, 354);
}

const rank = ({ year, month, day }: HijriDay) => (year * 12 + month) * 31 + day;
