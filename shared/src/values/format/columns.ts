import { withMinus } from './withMinus';

const crore = 10_000_000;
const formats = new Map<string, Intl.NumberFormat>();

function fixed(decimals: number, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${decimals} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-IN', {
      ...options,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format;
}

/** A figure of a column, in which all have the same decimals: its text, and the unit that the column's header shows once. */
export interface ColumnFigure {
  before: string;
  digits: string;
  after: string;
}

/** A fraction in a column of percentages: 0.0016 is `0.16` with the unit `%`. */
export const percentInColumn = (fraction: number, decimals = 2): ColumnFigure => ({
  before: '',
  digits: withMinus(fixed(decimals).format(fraction * 100)),
  after: '%',
});

/** Rupees in a column of crores: `19,70,788` with the units `₹` and `cr`. An amount that rounds to zero is `<1`. */
export function croreInColumn(rupees: number, decimals = 0): ColumnFigure {
  const smallest = 10 ** -decimals;
  const isTrace = rupees !== 0 && Math.abs(rupees / crore) < smallest / 2;
  const digits = withMinus(fixed(decimals).format(isTrace ? smallest : rupees / crore));
  return { before: '₹', digits: isTrace ? `<${digits}` : digits, after: ' cr' };
}

/** A plain number in a column: `24.10`. */
export const numberInColumn = (value: number, decimals = 2): ColumnFigure => ({
  before: '',
  digits: withMinus(fixed(decimals).format(value)),
  after: '',
});

/** A change with its sign: 0.012 gives `+1.20%`, a fall has a minus sign. */
export const formatChange = (fraction: number, decimals = 2): string =>
  withMinus(fixed(decimals, { style: 'percent', signDisplay: 'exceptZero' }).format(fraction));

const rules = new Intl.PluralRules('en-IN');

/** A count with its noun, by the plural rules of English: `1 company`, `2 companies`. */
export function formatCountOf(count: number, one: string, other = `${one}s`): string {
  return `${fixed(0).format(count)} ${rules.select(count) === 'one' ? one : other}`;
}
