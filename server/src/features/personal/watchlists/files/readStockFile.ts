import type { StockFileFormat } from '@tayyib/shared/contracts';
import { decimalMarkOf, readAmount } from '@tayyib/shared/values/amounts';
import { readTicker, type Exchange, type Ticker } from '@tayyib/shared/values/security-names';
import { asWritten, csvRows, separatorsOf, type CsvRow } from '@tayyib/shared/values/text-files';

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
  /** The name of the company, where the line has no code, or where a plain text may be either. */
  name?: string;
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

/** What a file without heads has in its first column. */
const plainColumn = 'code or name';

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
  [plainColumn],
];
const codeHeads: ReadonlySet<string> = new Set(codeColumns.map(([name]) => name));

/** The columns of companies' names by the names in use, the most certain first. */
const nameColumns = ['company name', 'stock name', 'security name', 'scrip name', 'company', 'stock', 'name'];
const nameHeads: ReadonlySet<string> = new Set(nameColumns);

/** Reads a file of stocks, and recognises its format. See docs/product/watchlists.md. */
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
        return {
          line: at + 1,
          text: entry,
          code: '',
          ...ticker,
          tickers: ticker === null ? [] : [ticker],
          ...(ticker !== null && ticker.exchange === undefined && { name: entry }),
        };
      }),
  );
  return { format: 'tradingview', rows };
}

/** The rows as the separator gives them with which one is a head, of codes or else of names; else as the most likely one does. */
function rowsOf(text: string): { rows: CsvRow[]; headAt: number } {
  const readings = separatorsOf(text).map((separator) => csvRows(text, separator));
  for (const heads of [codeHeads, nameHeads])
    for (const rows of readings) {
      const headAt = rows.findIndex(({ cells }) => cells.some((cell) => heads.has(nameOf(cell))));
      if (headAt >= 0) return { rows, headAt };
    }
  return { rows: readings[0] ?? [], headAt: -1 };
}

function readCsv(text: string): FileContent {
  const { rows: all, headAt } = rowsOf(text);
  const heads = all[headAt]?.cells.map(nameOf) ?? [plainColumn];
  const body = all.slice(headAt + 1);
  const isOwn = ['isin', 'symbol', 'target', 'tags', 'note'].every((head) => heads.includes(head));
  const cellOf = (cells: readonly string[], name: string) => cells[heads.indexOf(name)] ?? '';
  const decimalMark = decimalMarkOf(body.map(({ cells }) => cellOf(cells, 'target')));
  const rows = body.map(({ line, cells }): FileRow => {
    const tickers = codeColumns.flatMap(([name, exchange]) => tickerIn(cellOf(cells, name), exchange) ?? []);
    const columns = tickers.length > 0 ? [plainColumn] : [plainColumn, ...nameColumns];
    const companyName = columns.map((name) => cellOf(cells, name)).find((cell) => cell !== '');
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
      ...(companyName && { name: companyName }),
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

function formatOf(heads: readonly string[]): StockFileFormat {
  if (heads.includes('instrument')) return 'kite';
  return heads.includes('stock name') ? 'groww' : 'csv';
}
