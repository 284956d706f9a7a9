import type { Queryable } from '../../../../../database/client';
import type { StreamedFeed } from '../Feed';
import { identifier } from '../identify';
import type { CsvRecord } from '../reading/readCsv';
import { streamCsv } from '../reading/readCsv';
import type { SourceFile } from '../SourceFile';
import { RefusedRow, decimal } from '../reading/values';
import type { StatedPrice } from './pricesSink';
import { pricesSink } from './pricesSink';

/** How the rows of a file name their companies. */
export interface CompanyJoin<Name> {
  /** The label of the company in refusals if it is unknown. */
  nameOf: (row: Name) => string;
  /** Finds the company's ISIN of today; undefined if no list has it. */
  finder: (transaction: Queryable) => Promise<(row: Name) => string | undefined>;
}

/** By the ISIN of that day. */
export const byIsin: CompanyJoin<{ isin: string }> = {
  nameOf: ({ isin }) => isin,
  finder: async (transaction) => {
    const identify = await identifier(transaction);
    return ({ isin }) => identify({ isin }) ?? isin;
  },
};

/** By the symbol of that day. */
export const bySymbol: CompanyJoin<{ symbol: string; day: string }> = {
  nameOf: ({ symbol }) => symbol,
  finder: async (transaction) => {
    const identify = await identifier(transaction);
    return ({ symbol, day }) => identify({ symbol, on: day });
  },
};

type FeedText = Pick<StreamedFeed<unknown>, 'name' | 'title' | 'officialAddress'>;

interface PriceFeed<Name, Column extends string> extends FeedText {
  columns: Record<'open' | 'high' | 'low' | 'close' | 'volume', Column> & {
    previousClose?: Column;
    turnover?: Column;
    /** Columns that `rowOf` reads. */
    others: readonly Column[];
    /** Columns that only some editions of the file have. */
    optional?: readonly Column[];
  };
  /** The unit of the turnover. */
  rupeesPerUnit?: number;
  join: CompanyJoin<Name>;
  source: StatedPrice<Name>['source'];
  /** What a row contains besides its prices. Throws `RefusedRow` if it is not of a share. */
  rowOf: (field: CsvRecord<Column>, file: SourceFile) => Name & StatedDay;
  /** The day in the name of a file of one day; null where files have several days. */
  namedDay: ((file: string) => string | undefined) | null;
}

type StatedDay = Pick<StatedPrice<object>, 'exchange' | 'day' | 'series'>;

/** A feed of prices: a table of columns, and how its companies are found. */
export function priceFeed<Name extends object, Column extends string>({
  columns: { open, high, low, close, volume, previousClose, turnover, others, optional },
  rupeesPerUnit,
  join,
  source,
  rowOf,
  namedDay,
  ...text
}: PriceFeed<Name, Column>): StreamedFeed<StatedPrice<Name>> {
  const optionals = [previousClose, turnover].filter((column) => column !== undefined);
  const columns = [...others, open, high, low, close, volume, ...optionals];
  return {
    ...text,
    stream: (file) =>
      streamCsv(file, { columns, ...(optional && { optional }) }, (field) => ({
        ...rowOf(field, file),
        ...dayPrices({
          open: field(open),
          high: field(high),
          low: field(low),
          close: field(close),
          volume: field(volume),
        }),
        previousClose: previousClose === undefined ? null : previousPrice(field(previousClose)),
        turnoverRupees: turnover === undefined ? null : rupeesOf(field(turnover), rupeesPerUnit),
        source,
      })),
    async openSink(transaction, file) {
      const sink = pricesSink<Name>(transaction, file, {
        isinOf: await join.finder(transaction),
        nameOf: join.nameOf,
        isOfOneDay: namedDay !== null,
        named: namedDay?.(file.name),
      });
      return namedDay === null ? { ...sink, population: () => file.name } : sink;
    },
  };
}

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
function previousPrice(text: string): string | null {
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
function dayPrices(texts: DayTexts): Omit<DayTexts, 'volume'> & { volume: number } {
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
function rupeesOf(text: string, rupeesPerUnit = 1): string | null {
  if (text === '') return null;
  const value = decimal(text, 'turnover') * rupeesPerUnit;
  if (!(value >= 0 && value < Number.MAX_SAFE_INTEGER)) throw new RefusedRow('The turnover makes no sense.');
  return value.toFixed(2);
}
