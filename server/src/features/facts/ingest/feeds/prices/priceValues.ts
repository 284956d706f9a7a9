import { RefusedRow, decimal } from '../values';

/** No share has ever cost more rupees; a figure above it has slipped out of another column. */
const dearest = 100_000_000;

/** Series of shares on NSE and groups of shares on BSE; the rest are debt, funds and rights. */
const shareSeries = {
  NSE: new Set(['EQ', 'BE', 'BZ', 'SM', 'ST', 'SZ', 'E1', 'X1']),
  BSE: new Set(['A', 'B', 'T', 'X', 'XT', 'Z', 'ZP', 'P', 'M', 'MT', 'MS', 'R', 'TS', 'IP']),
};

/** Refuses what is not a share as out of scope. */
export function assertShareSeries(exchange: 'NSE' | 'BSE', series: string): void {
  if (!shareSeries[exchange].has(series))
    throw new RefusedRow(`Series ${series} is not one of shares.`, true);
}

/** A price in rupees, stored as written: it is a decimal, not a double. */
function price(text: string, what: string): string {
  const value = decimal(text, what);
  if (!(value > 0)) throw new RefusedRow(`The ${what} is not above nil.`);
  if (value > dearest) throw new RefusedRow(`The ${what} is too large to be true.`);
  return text;
}

/** Nil or blank where there was none, as on the first day of a share. */
export function previousClose(text: string): string | null {
  return text === '' || Number(text) === 0 ? null : price(text, 'previous close');
}

interface DayTexts {
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
}

/** The prices of one day, which must be consistent. */
export function dayPrices(texts: DayTexts): Omit<DayTexts, 'volume'> & { volume: number } {
  const day = {
    open: price(texts.open, 'opening price'),
    high: price(texts.high, 'highest price'),
    low: price(texts.low, 'lowest price'),
    close: price(texts.close, 'closing price'),
    volume: Math.round(decimal(texts.volume, 'volume')),
  };
  if (Number(day.high) < Number(day.low)) throw new RefusedRow('The highest price is below the lowest.');
  if (day.volume < 0 || !Number.isSafeInteger(day.volume)) throw new RefusedRow('The volume makes no sense.');
  return day;
}

/** Turnover in rupees from a unit of so many; null where the field is blank. */
export function turnover(text: string, rupeesPerUnit = 1): string | null {
  if (text === '') return null;
  const value = decimal(text, 'turnover') * rupeesPerUnit;
  if (!(value >= 0 && value < Number.MAX_SAFE_INTEGER)) throw new RefusedRow('The turnover makes no sense.');
  return value.toFixed(2);
}
