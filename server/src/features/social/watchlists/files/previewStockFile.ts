import { RemarksBody, type StockFilePreview } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { problemSentence } from '../../../../lib/validationWords';
import { findSecurities, type SecurityFinder } from '../../../market/stocks/readStockPage';
import { readStockFile, type FileRow } from './readStockFile';

/** More lines than any watchlist has room for are not looked up. */
const maxLines = 500;

interface Room {
  /** The stocks that the watchlist has. */
  present: readonly string[];
  /** How many more it takes. */
  room: number;
}

type Stock = StockFilePreview['stocks'][number];

/** What a file would add to a watchlist, and which of its lines add nothing, and why. Nothing is saved. */
export async function previewStockFile(
  db: Database,
  text: string,
  { present, room }: Room,
): Promise<StockFilePreview> {
  const { format, rows } = readStockFile(text);
  const stocks: Stock[] = [];
  const refused: StockFilePreview['refused'] = [];
  const codes = rows
    .slice(0, maxLines)
    .flatMap(({ tickers }) => tickers.flatMap(({ code }) => spellings(code)));
  const find = await findSecurities(db, codes);
  for (const [at, row] of rows.entries()) {
    const refuse = (reason: string) => refused.push({ line: row.line, text: row.text.slice(0, 200), reason });
    if (at >= maxLines) {
      refuse(`Only the first ${maxLines} lines are read.`);
      continue;
    }
    const stock = stockOf(find, row);
    if (typeof stock === 'string') refuse(stock);
    else if (present.includes(stock.isin)) refuse(`${stock.stock} is in this watchlist already.`);
    else if (stocks.some(({ isin }) => isin === stock.isin)) refuse(`${stock.stock} is named before.`);
    else if (stocks.length >= room) refuse('The watchlist has no room for more stocks.');
    else stocks.push(stock);
  }
  return { format, stocks, refused };
}

/** The stock of a line with its remarks, or why there is none. */
function stockOf(find: SecurityFinder, row: FileRow): Stock | string {
  if (row.code === '') return 'It names no stock of NSE or BSE.';
  const security = securityOf(find, row);
  if (!security) return `No stock on file has the code ${row.code.slice(0, 40)}.`;
  const target = row.readTarget;
  if (target !== undefined && 'reason' in target) return target.reason;
  const remarks = RemarksBody.safeParse({
    ...(row.note !== undefined && { note: row.note }),
    ...(row.tags !== undefined && { tags: row.tags.split(/[;,]/).filter((tag) => tag.trim() !== '') }),
    ...(target !== undefined && { targetRupees: target.rupees }),
  });
  if (!remarks.success) {
    const [issue] = remarks.error.issues;
    return problemSentence(issue?.message ?? 'is not valid', issue?.path.join('.'));
  }
  return {
    line: row.line,
    isin: security.isin,
    stock: security.name,
    stock_code: security.symbol,
    ...remarks.data,
  };
}

/** The stock with the first code on file. */
function securityOf(find: SecurityFinder, { tickers }: FileRow): ReturnType<SecurityFinder> {
  for (const { code, exchange } of tickers) {
    for (const spelling of spellings(code)) {
      const found = find(spelling, exchange);
      if (found) return found;
    }
  }
  return null;
}

/** How a code may be meant. TradingView writes `_` for the `&` and `-` of a symbol: `M_M`, `BAJAJ_AUTO`. */
const spellings = (code: string): string[] => [
  ...new Set([code, code.replaceAll('_', '&'), code.replaceAll('_', '-')]),
];
