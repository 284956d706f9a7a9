import type { StockFileFormat } from '@tayyib/shared/contracts';
import { decimalMarkOf, readAmount } from '@tayyib/shared/amounts';
import { readTicker, type Exchange, type Ticker } from '@tayyib/shared/security-names';
import { asWritten, csvRows, separatorsOf, type CsvRow } from '@tayyib/shared/text-files';

/** A line of a file that names a stock, with the text of each cell by the name of its column. */
export interface FileRow {
  line: number;
  /** As in the file. */
  text: string;
  /** ISIN, symbol or scrip code, as our search knows them: the first of `tickers`. Empty where the line has none. */
  code: string;
  /** The one it names: two companies may have one symbol, each on its exchange. */
  exchange?: Exchange;
  /** All codes of the line, the most certain first. A broker's own codes may be among them. */
  tickers: readonly Ticker[];
  note?: string;
  tags?: string;
  target?: string;
  /** The target in rupees; else why it is none. */
  readTarget?: { rupees: number } | { reason: string };
}

interface FileContent {
  format: StockFileFormat;
  rows: FileRow[];
}

/** The columns of codes by the names in use. The ISIN comes first: it never changes. Then codes of an exchange, and what may be a broker's. */
const codeColumns: readonly (readonly [name: string, exchange?: Exchange])[] = [
  ...(['isin', 'isin code', 'isin no', 'isin number'] as const).map((name) => [name] as const),
  ...(['nse code', 'nse symbol', 'nse ticker'] as const).map((name) => [name, 'NSE'] as const),
  ...(['bse code', 'bse scrip code', 'scrip code', 'security code'] as const).map(
    (name) => [name, 'BSE'] as const,
  ),
  ...(['symbol', 'instrument', 'trading symbol', 'tradingsymbol', 'ticker', 'bse symbol'] as const).map(
    (name) => [name] as const,
  ),
  ...(['stock symbol', 'stock code', 'scrip', 'code'] as const).map((name) => [name] as const),
];
const codeHeads: ReadonlySet<string> = new Set(codeColumns.map(([name]) => name));

/** Reads a file of stocks, and recognises its format. See ADR 0125. */
export function readStockFile(text: string): FileContent {
  const content = text.replace(/^\uFEFF/, '');
  return isListOfCodes(content) ? readList(content) : readCsv(content);
}

const entriesIn = (line: string) =>
  line
    .split(/[,;\t]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
const tickerOfAnExchange = /^[A-Z][A-Z0-9_]*:[^\s:]+$/i;

/**
 * `NSE:RELIANCE,BSE:500325`, with `###` before the names of sections, whichever exchange is first; and plain codes beside each other in a
 * single line.
 */
function isListOfCodes(text: string): boolean {
  const [first = ''] = entriesIn(text.trimStart().split(/\r?\n/)[0] ?? '');
  if (first.startsWith('###') || tickerOfAnExchange.test(first)) return true;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const entries = entriesIn(lines[0] ?? '');
  return (
    lines.length === 1 &&
    entries.length > 1 &&
    entries.every((entry) => /^[A-Z0-9&_-]{2,20}$/i.test(entry) && !codeHeads.has(nameOf(entry)))
  );
}

function readList(text: string): FileContent {
  const rows = text.split(/\r?\n/).flatMap((line, at) =>
    entriesIn(line)
      .filter((entry) => !entry.startsWith('###'))
      .map((entry): FileRow => {
        const ticker = readTicker(entry);
        return { line: at + 1, text: entry, code: '', ...ticker, tickers: ticker === null ? [] : [ticker] };
      }),
  );
  return { format: 'tradingview', rows };
}

/** The rows as the separator gives them with which one is a head; else as the most likely one does. */
function rowsOf(text: string): { rows: CsvRow[]; headAt: number } {
  const readings = separatorsOf(text).map((separator) => {
    const rows = csvRows(text, separator);
    return { rows, headAt: rows.findIndex(({ cells }) => isHead(cells)) };
  });
  return readings.find(({ headAt }) => headAt >= 0) ?? readings[0] ?? { rows: [], headAt: -1 };
}

function readCsv(text: string): FileContent {
  const { rows: all, headAt } = rowsOf(text);
  const heads = all[headAt]?.cells.map(nameOf) ?? ['isin'];
  const body = all.slice(headAt + 1);
  const isOwn = ['isin', 'symbol', 'target', 'tags', 'note'].every((head) => heads.includes(head));
  const cellOf = (cells: readonly string[], name: string) => cells[heads.indexOf(name)] ?? '';
  const decimalMark = decimalMarkOf(body.map(({ cells }) => cellOf(cells, 'target')));
  const rows = body.map(({ line, cells }): FileRow => {
    const tickers = codeColumns.flatMap(([name, exchange]) => tickerIn(cellOf(cells, name), exchange) ?? []);
    const [note, tags, target] = ['note', 'tags', 'target'].map((name) => {
      const cell = cellOf(cells, name);
      // our own file has an apostrophe before what a spreadsheet would run
      return isOwn ? asWritten(cell) : cell;
    });
    return {
      line,
      text: cells.join(', '),
      code: '',
      ...tickers[0],
      tickers,
      ...(note && { note }),
      ...(tags && { tags }),
      ...(target && { target, readTarget: targetOf(target, decimalMark) }),
    };
  });
  return { format: formatOf(heads), rows };
}

function tickerIn(cell: string, exchange: Exchange | undefined): Ticker | null {
  const ticker = cell === '' ? null : readTicker(cell);
  return ticker === null ? null : { ...(exchange && { exchange }), ...ticker };
}

function targetOf(text: string, decimalMark: ReturnType<typeof decimalMarkOf>): FileRow['readTarget'] {
  const read = readAmount(text, { unit: 'rupees', decimals: 2, decimalMark });
  return 'reason' in read ? read : { rupees: read.value };
}

const nameOf = (head: string) =>
  head
    .toLowerCase()
    .replaceAll(/["*.]/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
const isHead = (cells: readonly string[]) => cells.some((cell) => codeHeads.has(nameOf(cell)));

function formatOf(heads: readonly string[]): StockFileFormat {
  if (heads.includes('instrument')) return 'kite';
  return heads.includes('stock name') ? 'groww' : 'csv';
}
