import { dayFromNumber, dayNumber, isCalendarDay } from '@tayyib/shared/values/calendar';

/** A calendar day, or why a text is not certainly one. */
export type DayRead = { day: string } | { reason: string };

/** Which part of `5/6/2025` the month is, as far as the file shows it. */
export type DayOrder = 'day first' | 'month first' | 'not shown' | 'contradicting';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Days as a spreadsheet counts them, from 1990 to 2100: five figures, with a time as decimals. */
const serial = /^([34567]\d{4})(?:\.\d+)?$/;
const spreadsheetStart = dayNumber('1899-12-30');
const inFigures = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const named = /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*\.?[-/., ]*(\d{4}|\d{2})(?!\d)/i;
const monthNamedFirst = /^([a-z]{3})[a-z]*\.?[-/. ]*(\d{1,2})(?:,? |[-/])(\d{4})(?!\d)/i;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const compact = /^(20\d\d|19\d\d)(\d\d)(\d\d)$/;

/** The order of days in a column, shown by those of which one part can be no month. */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
  const shown = new Set<'day first' | 'month first'>();
  for (const cell of cells) {
    const [, first, , second] = inFigures.exec(cell.trim()) ?? [];
    if (Number(first) > 12) shown.add('day first');
    if (Number(second) > 12) shown.add('month first');
  }
  if (shown.size > 1) return 'contradicting';
  const [order = 'not shown'] = shown;
  return order;
}

/**
 * The day of `2024-07-23`, `23-07-2024`, `23/07/24`, `23-Jul-2024`, `Jul 23, 2024` or a spreadsheet's `45496`, with or without a time. The
 * day stands before the month, as everywhere in India, if the column shows no other order; `5/6/2025`, as American spreadsheets write
 * it, is then refused.
 */
export function readDay(text: string, order: DayOrder = 'not shown'): DayRead {
  const shown = text.trim();
  const read = partsOf(shown, order);
  if ('reason' in read) return read;
  const [year, month, date] = read.parts;
  const day = `${year.padStart(3, '0').padStart(4, '2')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? { day } : { reason: `“${shown}” is not a day.` };
}

type Parts = readonly [year: string, month: string, date: string];

function partsOf(shown: string, order: DayOrder): { parts: Parts } | { reason: string } {
  const [, count] = serial.exec(shown) ?? [];
  if (count !== undefined) {
    const [year = '', month = '', date = ''] = dayFromNumber(spreadsheetStart + Number(count)).split('-');
    return { parts: [year, month, date] };
  }
  const ofName = (name: string) => String(months.indexOf(name.toLowerCase()) + 1);
  const [, y = '', , m = '', d = ''] = yearFirst.exec(shown) ?? [];
  if (y !== '') return { parts: [y, m, d] };
  const [, cy = '', cm = '', cd = ''] = compact.exec(shown) ?? [];
  if (cy !== '') return { parts: [cy, cm, cd] };
  const [, date = '', name = '', year = ''] = named.exec(shown) ?? [];
  if (name !== '') return { parts: [year, ofName(name), date] };
  const [, firstName = '', itsDate = '', itsYear = ''] = monthNamedFirst.exec(shown) ?? [];
  if (firstName !== '') return { parts: [itsYear, ofName(firstName), itsDate] };
  const [, first = '', , second = '', third = ''] = inFigures.exec(shown) ?? [];
  if (first === '') return { reason: `“${shown}” is not a day.` };
  if (order === 'month first') return { parts: [third, first, second] };
  const isPlain = first === second || Number(first) > 12 || Number(second) > 12;
  const isPadded = first.length === 2 && second.length === 2;
  if (!isPlain && (order === 'contradicting' || (order === 'not shown' && !isPadded)))
    return {
      reason: `“${shown}” could be the ${first} of month ${second}, or the ${second} of month ${first}.`,
    };
  if (order === 'contradicting' && Number(second) > 12) return { parts: [third, first, second] };
  return { parts: [third, second, first] };
}
