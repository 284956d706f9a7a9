import { spokenDay } from '../calendar';
import { withMinus } from './withMinus';
import { withShortMonth } from './withShortMonth';

/** Formats figures, dates and names for India. A negative figure has a true minus sign, `−`; files and fields have `-`. */
export { closeLabel, formatAge, isOldClose } from './closeLabel';
export {
  croreInColumn,
  formatChange,
  formatCountOf,
  numberInColumn,
  percentInColumn,
  type ColumnFigure,
} from './columns';
export { formatElapsed } from './formatElapsed';
export { withMinus } from './withMinus';
export { withShortMonth } from './withShortMonth';
export { formatOwnMoment, nameOfZone, ownTimeZone } from './ownTime';

const crore = 10_000_000;
const lakh = 100_000;
const timeZone = 'Asia/Kolkata';

const rupees = (digits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const wholeRupees = rupees(0);
const paise = rupees(2);
const numberFormats = new Map<number, Intl.NumberFormat>();
const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percentOf = (decimals: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
const percent = percentOf(2);
const wholePercent = percentOf(0);
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** A number with its digits grouped as in India, rounded to at most so many decimals: `1,01,090.25`. */
export function formatNumber(value: number, decimals = 2): string {
  const format =
    numberFormats.get(decimals) ?? new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
  numberFormats.set(decimals, format);
  return withMinus(format.format(value));
}

/** A count with its digits grouped as in India: `1,01,090`. */
export const formatCount = (count: number): string => formatNumber(count, 0);

/**
 * `₹1,75,598 cr`, `₹4.20 lakh` or `₹950`: rupees in the largest readable Indian unit. With two decimals, or none if it is whole
 * or from 1,000 crore.
 */
export function formatRupees(valueRupees: number): string {
  const size = Math.abs(valueRupees);
  if (size < lakh) return withMinus(wholeRupees.format(valueRupees));
  const sign = valueRupees < 0 ? '−' : '';
  if (size >= 1000 * crore) return `${sign}₹${formatCount(size / crore)} cr`;
  if (size >= crore) return `${sign}₹${twoDecimalsOrNone(size / crore)} cr`;
  return `${sign}₹${twoDecimalsOrNone(size / lakh)} lakh`;
}

const twoDecimalsOrNone = (value: number) =>
  isWhole(value) ? formatCount(value) : twoDecimals.format(value);

/** A share price or a sum to pay, with paise: `₹1,234.50`. */
export const formatPaise = (valueRupees: number): string => withMinus(paise.format(valueRupees));

/**
 * A fraction as a percentage with two decimals, or none if it is whole: 0.185 gives `18.50%`, 0.25 gives `25%`. A nonzero value
 * that rounds to zero is `<0.01%`.
 */
export const formatPercent = (fraction: number): string => withMinus(percentInVerdict(fraction));

/** The same with the minus of a keyboard. For sentences of verdicts, which are hashed: their text never changes. */
export function percentInVerdict(fraction: number): string {
  if (isWhole(fraction * 100)) return wholePercent.format(fraction);
  return Math.abs(fraction) < 0.000_05 ? `<${percent.format(0.0001)}` : percent.format(fraction);
}

/** Tolerates the rounding of floating point: 0.07 * 100 is a little more than 7. */
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;

const finePercent = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** A ratio beside its limit: as `formatPercent`, but never the same text for another figure. `25.004%`, or `just above 25%`. */
export function formatPercentBeside(fraction: number, limit: number): string {
  if (fraction === limit || percent.format(fraction) !== percent.format(limit))
    return percentInVerdict(fraction);
  const fine = finePercent.format(fraction);
  if (fine !== finePercent.format(limit)) return fine;
  return `just ${fraction > limit ? 'above' : 'below'} ${percentInVerdict(limit)}`;
}

/** A calendar day `2024-03-31` as `31 Mar 2024`. */
export const formatDay = spokenDay;

/** The month of a calendar day: `2024-03-31` as `Mar 2024`. */
export const formatMonth = (isoDay: string): string => spokenDay(isoDay).replace(/^\d+ /, '');

/** An instant in Indian time: `21 Nov 2026, 4:05 pm`. */
export const formatMoment = (iso: string): string => withShortMonth(moment.format(new Date(iso)));

/** First letters of the first two words, upper-cased, letters only: "ann-marie o'neil" gives `AO`. Empty when there are none. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** A company's name in two parts: the name as people say it, and the legal form that tables leave out. */
export function shortName(name: string): [short: string, legalForm: string] {
  const [, short = name, legalForm = ''] = /^(.+?)(,? (?:limited|ltd\.?))$/i.exec(name) ?? [];
  return [short, legalForm];
}

/** A text as part of a sentence: `Total assets` -> `total assets`. */
export const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
