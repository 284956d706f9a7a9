import type { NumberUnit } from './numberUnits';
import { readNumber, type DecimalMark } from './readNumber';

interface Bounds {
  unit?: NumberUnit;
  decimalMark?: DecimalMark;
  /** How many decimals count. An amount with more is refused: rounded, it would be another one. */
  decimals: number;
  min?: number;
  max?: number;
}

/** An amount within its bounds, as number and as decimal text; else why the text is none. */
export type AmountRead = { value: number; decimal: string } | { reason: string };

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 10 });

/** Reads what a field or a cell may contain; see `readNumber` for how it may be written. */
export function readAmount(text: string, { decimals, min, max, ...options }: Bounds): AmountRead {
  const read = readNumber(text, options);
  if ('reason' in read) return read;
  const [whole = '', written = ''] = read.decimal.split('.');
  // zeros at the end beyond those that count change nothing
  const fraction = written.length <= decimals ? written : written.replace(/0+$/, '');
  const decimal = fraction === '' ? whole : `${whole}.${fraction}`;
  const value = Number(decimal);
  if (min !== undefined && value < min)
    return { reason: min === 0 ? 'It cannot be below zero.' : `It is at least ${grouped.format(min)}.` };
  if (max !== undefined && value > max) return { reason: `It is at most ${grouped.format(max)}.` };
  if (written.length > decimals && written.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && decimals > 0)
    return { reason: `“${text.trim()}” could be ${whole},${written} or ${whole}.${written}.` };
  if (fraction.length <= decimals) return { value, decimal };
  return { reason: decimals === 0 ? 'It is a whole number.' : `It has at most ${decimals} decimals.` };
}
