import type { StockFileFormat } from '@tayyib/shared/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { unreadableFile } from '../watchlistProblems';

/** A line of a file that names a stock, with the text of each cell by the name of its column. */
export interface FileRow {
  line: number;
  /** As in the file. */
  text: string;
  /** ISIN, symbol or scrip code, as our search knows them. Empty where the line has none. */
  code: string;
  /** The one it names: two companies may have one symbol, each on its exchange. */
  exchange?: Exchange;
  note?: string;
  tags?: string;
  target?: string;
}

type Exchange = 'NSE' | 'BSE';

interface FileContent {
  format: StockFileFormat;
  rows: FileRow[];
}

/** The columns of each format that has a head, by the names in use. The ISIN comes first: it never changes. */
const codeColumns = ['isin', 'symbol', 'instrument', 'trading symbol', 'nse symbol', 'stock symbol', 'code'];

/** Reads a file of stocks, and recognises its format. See ADR 0125. */
export function readStockFile(text: string): FileContent {
  const content = text.replace(/^\uFEFF/, '');
  return isTradingView(content) ? readTradingView(content) : readCsv(content);
}

/** `NSE:RELIANCE,BSE:500325`, with `###` before the names of sections. */
const isTradingView = (text: string) => /^\s*(###|(NSE|BSE):)/i.test(text);

function readTradingView(text: string): FileContent {
  const rows = text.split(/\r?\n/).flatMap((line, at) =>
    line
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('###'))
      .map((entry) => ({ line: at + 1, text: entry, ...ofTicker(entry) })),
  );
  return { format: 'tradingview', rows };
}

/** Of the exchanges we know; `NASDAQ:AAPL` has no code. */
function ofTicker(ticker: string): Pick<FileRow, 'code' | 'exchange'> {
  const [prefix, symbol, ...others] = ticker.split(':');
  const exchange = exchangeOf(prefix);
  return others.length > 0 || symbol === undefined || exchange === undefined
    ? { code: '' }
    : { code: symbol.trim(), exchange };
}

function exchangeOf(text: string | undefined): Exchange | undefined {
  const name = text?.trim().toUpperCase();
  return name === 'NSE' || name === 'BSE' ? name : undefined;
}

interface FileRecord {
  line: number;
  cells: readonly string[];
}

/** The cells of each line, trimmed. Throws a 400 problem where a quote is never closed. */
function recordsOf(text: string): FileRecord[] {
  const records: FileRecord[] = [];
  try {
    parse(text, {
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        records.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw unreadableFile();
    throw error;
  }
  return records;
}

function readCsv(text: string): FileContent {
  const records = recordsOf(text);
  const headAt = records.findIndex(({ cells }) => isHead(cells));
  const heads = records[headAt]?.cells.map(nameOf) ?? [codeColumns[0] ?? ''];
  const rows = records.slice(headAt + 1).map(({ line, cells }): FileRow => {
    const cell = (name: string) => cells[heads.indexOf(name)];
    const code = codeColumns.map(cell).find((text_) => text_ !== undefined && text_ !== '') ?? '';
    const remarks = {
      note: cell('note') ?? '',
      tags: cell('tags') ?? '',
      target: cell('target') ?? '',
    };
    return {
      line,
      text: cells.join(', '),
      ...plain(code),
      ...Object.fromEntries(Object.entries(remarks).filter(([, value]) => value !== '')),
    };
  });
  return { format: formatOf(heads), rows };
}

const nameOf = (head: string) => head.toLowerCase().replaceAll(/["*]/g, '').trim();
const isHead = (cells: readonly string[]) => cells.some((cell) => codeColumns.includes(nameOf(cell)));

/** Kite adds the series to some symbols, and TradingView's users the exchange: `TCS-BE`, `NSE:TCS`. */
function plain(text: string): Pick<FileRow, 'code' | 'exchange'> {
  const [, prefix, symbol = text] = /^(NSE|BSE):(.*)$/i.exec(text) ?? [];
  const exchange = exchangeOf(prefix);
  return {
    code: symbol.replace(/-(BE|BZ|EQ|SM|ST|T)$/i, '').trim(),
    ...(exchange !== undefined && { exchange }),
  };
}

function formatOf(heads: readonly string[]): StockFileFormat {
  if (heads.includes('instrument')) return 'kite';
  return heads.includes('stock name') ? 'groww' : 'csv';
}
