import type { StockFileFormat, WatchedStock } from '@tayyib/shared/contracts';
import { verdictInWords } from '@tayyib/shared/shariah';
import { forSpreadsheet } from '@tayyib/shared/values/text-files';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../../../../lib/escaping';

interface StockFile {
  extension: string;
  type: string;
  text: string;
}

interface Listed {
  title: string;
  stocks: readonly WatchedStock[];
  /** The ISINs of those that NSE does not list. */
  onlyOnBse: ReadonlySet<string>;
}

/** A watchlist as a file that the named service imports. Kite and Groww read symbols; our own CSV has the remarks. */
export function writeStockFile(format: StockFileFormat, { title, stocks, onlyOnBse }: Listed): StockFile {
  if (format !== 'tradingview') return { extension: 'csv', type: 'text/csv', text: writers[format](stocks) };
  const section = title.replaceAll(/[,#]/g, ' ');
  const text = [`###${section}`, ...stocks.map((stock) => tickerOf(stock, onlyOnBse))].join(',');
  return { extension: 'txt', type: 'text/plain', text };
}

/** TradingView writes `_` for other signs, and BSE's scrips by their symbols. */
const tickerOf = ({ isin, stock_code }: WatchedStock, onlyOnBse: ReadonlySet<string>) =>
  `${onlyOnBse.has(isin) ? 'BSE' : 'NSE'}:${stock_code.replaceAll(/[&-]/g, '_')}`;

const csv = (heads: readonly string[], rows: readonly (string | number)[][]) =>
  stringify([[...heads], ...rows], { ...csvOptions, bom: true });

const writers: Readonly<Record<'kite' | 'groww' | 'csv', (stocks: readonly WatchedStock[]) => string>> = {
  kite: (stocks) =>
    csv(
      ['Instrument', 'LTP'],
      stocks.map(({ stock_code, closeRupees }) => [stock_code, closeRupees ?? '']),
    ),
  groww: (stocks) =>
    csv(
      ['Stock Name', 'ISIN', 'Closing price'],
      stocks.map(({ stock, isin, closeRupees }) => [stock, isin, closeRupees ?? '']),
    ),
  csv: (stocks) =>
    csv(
      ['ISIN', 'Symbol', 'Name', 'Verdict', 'Last close', 'Close of', 'Target', 'Tags', 'Note'],
      stocks.map((stock) => [
        stock.isin,
        stock.stock_code,
        stock.stock,
        verdictInWords(stock.badge, stock.grade),
        stock.closeRupees ?? '',
        stock.closeDay ?? '',
        stock.targetRupees ?? '',
        keptApart(stock.tags.join('; ')),
        keptApart(stock.note),
      ]),
    ),
};

/** A note that begins with an apostrophe and a sign gets another: reading the file takes one away (`asWritten`). */
const keptApart = (text: string): string => (text.startsWith("'") ? forSpreadsheet(text) : text);
