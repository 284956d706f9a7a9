import { isCalendarDay } from '@tayyib/shared/values/calendar';

/** Why one row is not stored. Thrown while a row is read; the rest of the file is still imported. */
export class RefusedRow extends Error {
  constructor(
    message: string,
    /** The row is valid, but of a kind the feed does not store. */
    readonly isOutOfScope = false,
  ) {
    super(message);
    this.name = 'RefusedRow';
  }
}

const rupeesPerCrore = 10_000_000;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** An ISIN of an Indian company's share (INE… or, partly paid and with other voting rights, IN9…). */
export function shareIsin(text: string): string {
  if (text === '' || text === '-' || /^n\.?a\.?$/i.test(text)) throw new RefusedRow('There is no ISIN.');
  if (!/^IN[A-Z0-9]{9}\d$/.test(text)) throw new RefusedRow(`"${text}" is not an Indian ISIN.`);
  if (!hasRightCheckDigit(text)) throw new RefusedRow(`The check digit of "${text}" is wrong.`);
  if (!/^IN[E9]/.test(text))
    throw new RefusedRow(`${text} is not a company's share (a fund unit or a government paper).`, true);
  return text;
}

/** The last digit of an ISIN is a Luhn digit over the rest with letters written as numbers (ISO 6166). */
export function hasRightCheckDigit(isin: string): boolean {
  const digits = [...isin].map((sign) => parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function required(text: string, what: string): string {
  if (text === '' || text === '-') throw new RefusedRow(`There is no ${what}.`);
  return text;
}

/** Blank and `-` mean no value. */
export function optional(text: string): string | null {
  return text === '' || text === '-' ? null : text;
}

/** A plain decimal, in the unit the file uses. */
export function decimal(text: string, what: string): number {
  if (!/^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text))
    throw new RefusedRow(`The ${what} "${text}" is not a number.`);
  return Number(text);
}

/** A decimal with commas between thousands or lakhs, and a currency sign before it. */
export function grouped(text: string, what: string): number {
  return decimal(text.replace(/^(?:₹|rs\.?)\s*/i, '').replace(/(?<=\d),(?=\d)/g, ''), what);
}

/** Rupees crore to whole rupees; null where the field is blank. */
export function crore(text: string, what: string): number | null {
  return text === '' ? null : wholeRupees(decimal(text, what) * rupeesPerCrore, what);
}

/** Rounds to whole rupees. Refuses amounts beyond any balance sheet and beyond the exact range of a double. */
export function wholeRupees(value: number, what: string): number {
  const rounded = Math.round(value);
  if (!Number.isSafeInteger(rounded)) throw new RefusedRow(`The ${what} is too large to be true.`);
  return rounded === 0 ? 0 : rounded;
}

/** `06-OCT-2008`, `26Apr2024`, `31 December 2025` or `2024-03-31` to `YYYY-MM-DD`. */
export function day(text: string, what: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return assertReal(text, text, what);
  const [, date = '', name = '', year = ''] =
    /^(\d{1,2})[- ]?([A-Za-z]{3})[a-z]*[- ]?(\d{4})$/.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return assertReal(`${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`, text, what);
}

/** A day from its parts; a year of two digits is of this century. `text` is the original field, for the error message. */
export function dayOfParts(
  { year = '', month = '', date = '' }: Partial<Record<'year' | 'month' | 'date', string | undefined>>,
  text: string,
  what: string,
): string {
  const century = year.length === 2 ? '20' : '';
  return assertReal(`${century}${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, text, what);
}

/** The same as `day` for a text that need not be a date, such as a part of a name. */
export function dayOrUndefined(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return day(text, 'day');
  } catch {
    return undefined;
  }
}

function assertReal(iso: string, text: string, what: string): string {
  if (!isCalendarDay(iso)) throw new RefusedRow(`The ${what} "${text}" is not a date.`);
  return iso;
}
