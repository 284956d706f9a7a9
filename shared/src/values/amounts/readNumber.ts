import { latinDigits } from './latinDigits';
import { expectedUnits, type NumberUnit } from './numberUnits';
import { isGrouped } from './grouping';

/** A number as exact decimal text such as `-1234.50`, or a sentence that says why the text is not certainly one. */
export type NumberRead = { decimal: string } | { reason: string };

/** Which sign stands before the decimals. `unknown`: the file does not show it, and what depends on it is refused. */
export type DecimalMark = '.' | ',' | 'unknown';

interface Options {
  /** What the number counts: tells which words and signs may stand beside it. */
  unit?: NumberUnit;
  /** In India a dot stands before the decimals, and commas group digits. */
  decimalMark?: DecimalMark;
}

const maxLength = 60;
const spaces = String.raw`[ \u00a0\u2000-\u200a\u202f\u205f\u3000\t]`;
const edgeSpaces = new RegExp(`^${spaces}+|${spaces}+$`, 'g');
const dashes = /[\u2010-\u2015\u2212\ufe63]/g;
const core = new RegExp(String.raw`^[\d.,'’](?:[\d.,'’]|${spaces}(?=\d))*$`);

/**
 * Reads a number as people and programs write it: digits grouped by commas, spaces or apostrophes, with or without words of currency, lakh
 * and crore, an exponent, brackets or a minus at either end, in the digits of Indian scripts. Nothing is guessed: text of which the value is
 * not certain is refused with the reason.
 */
export function readNumber(text: string, { unit = 'number', decimalMark = '.' }: Options = {}): NumberRead {
  const shown = text.replace(edgeSpaces, '').slice(0, maxLength);
  if (text.length > maxLength) return { reason: `“${shown}…” is too long for a number.` };
  if (shown === '') return { reason: 'There is no number.' };
  const signed = withoutSign(plainText(shown, decimalMark));
  if (signed === null) return notANumber(shown);
  const bare = expectedUnits[unit].withoutWords(signed.rest);
  if ('reason' in bare) return { reason: `“${shown}” ${bare.reason}` };
  // the sign may stand behind the currency: `Rs -500`
  const inner = withoutSign(bare.rest);
  if (inner === null || (inner.isNegative && signed.isNegative)) return notANumber(shown);
  const [, digits = '', exponent = ''] = /^(.*?\d[.,]?)(?:e([+-]?\d{1,2}))?$/i.exec(inner.rest) ?? [];
  if (!core.test(digits)) return notANumber(shown);
  if (/^\+\d\d$/.test(exponent))
    return { reason: `“${shown}” is shortened by a spreadsheet: write all of its digits.` };
  const read = decimalOf(digits, shown, decimalMark);
  if ('reason' in read) return read;
  const isNegative = (signed.isNegative || inner.isNegative) && /[1-9]/.test(read.decimal);
  const power = bare.power + Number(exponent);
  return { decimal: `${isNegative ? '-' : ''}${shifted(read.decimal, power)}` };
}

const notANumber = (shown: string) => ({ reason: `“${shown}” is not a number.` });

/** Without marks that are not seen, in Latin digits, with `-` for every dash. */
function plainText(shown: string, decimalMark: DecimalMark): string {
  const [decimal, group] = decimalMark === ',' ? [',', '.'] : ['.', ','];
  return latinDigits(shown)
    .replace(/\p{Cf}/gu, '')
    .replace(dashes, '-')
    .replaceAll('\u060C', ',')
    .replaceAll('\u066B', decimal)
    .replaceAll('\u066C', group)
    .replace(edgeSpaces, '')
    .replace(/^'(?=[\d.₹(+-])/, '');
}

/** Brackets mean a negative amount, as in accounts; a minus may stand at either end. Null for more than one of these. */
function withoutSign(text: string): { rest: string; isNegative: boolean } | null {
  const [, bracketed] = /^\((.*)\)$/.exec(text) ?? [];
  const [, before = '', rest = '', after = ''] = /^([+-]?)(.*?)((?<!\/)-?)$/.exec(bracketed ?? text) ?? [];
  const signs = [bracketed === undefined ? '' : '(', before, after].filter((sign) => sign !== '');
  if (signs.length > 1) return null;
  return { rest: rest.replace(edgeSpaces, ''), isNegative: signs.length === 1 && before !== '+' };
}

/** The value of digits with their separators. */
function decimalOf(digits: string, shown: string, mark: DecimalMark): NumberRead {
  const readings = (mark === 'unknown' ? (['.', ','] as const) : [mark]).flatMap(
    (each) => readWith(digits, each) ?? [],
  );
  const [first, second] = readings;
  if (first !== undefined && (second === undefined || sameDecimal(first, second))) return { decimal: first };
  if (first !== undefined && second !== undefined)
    return { reason: `“${shown}” could be ${first} or ${second}.` };
  const other = mark === 'unknown' ? null : readWith(digits, mark === '.' ? ',' : '.');
  if (other === null)
    return { reason: `“${shown}” is not a number: its digits are grouped in no usual way.` };
  return {
    reason: `“${shown}” could be ${other}: write the decimals after a ${mark === '.' ? 'dot' : 'comma'}.`,
  };
}

/** The value if that mark stands before the decimals; null where the text does not fit. */
function readWith(digits: string, mark: '.' | ','): string | null {
  const [whole = '', decimals = '', ...more] = digits.split(mark);
  if (more.length > 0 || !/^\d*$/.test(decimals)) return null;
  const plain = whole === '' && decimals !== '' ? '0' : whole;
  if (!/^\d+$/.test(plain) && !isGrouped(plain)) return null;
  const joined = plain.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return decimals === '' ? joined : `${joined}.${decimals}`;
}

const sameDecimal = (one: string, other: string) => plainDecimal(one) === plainDecimal(other);
const plainDecimal = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** A decimal times a power of ten. */
function shifted(decimal: string, power: number): string {
  if (power === 0) return decimal;
  const [whole = '', decimals = ''] = decimal.split('.');
  const digits = `${'0'.repeat(Math.max(0, -power))}${whole}${decimals}${'0'.repeat(Math.max(0, power))}`;
  const point = Math.max(0, -power) + whole.length + power;
  const before = digits.slice(0, point);
  const after = digits.slice(point).replace(/0+$/, '');
  return `${before.replace(/^0+(?=\d)/, '')}${after === '' ? '' : `.${after}`}`;
}
