import { RemarksBody, type StockFilePreview } from '@tayyib/shared/contracts';
import type { Exchange } from '@tayyib/shared/security-names';
import type { Database } from '../../../../database/client';
import { problemSentence } from '../../../../lib/validationWords';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { findSecurity } from '../../../market/stocks/readStockPage';
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
  for (const [at, row] of rows.entries()) {
    const refuse = (reason: string) => refused.push({ line: row.line, text: row.text.slice(0, 200), reason });
    if (at >= maxLines) {
      refuse(`Only the first ${maxLines} lines are read.`);
      continue;
    }
    const stock = await stockOf(db, row);
    if (typeof stock === 'string') refuse(stock);
    else if (present.includes(stock.isin)) refuse(`${stock.stock} is in this watchlist already.`);
    else if (stocks.some(({ isin }) => isin === stock.isin)) refuse(`${stock.stock} is named before.`);
    else if (stocks.length >= room) refuse('The watchlist has no room for more stocks.');
    else stocks.push(stock);
  }
  return { format, stocks, refused };
}

/** The stock of a line with its remarks, or why there is none. */
async function stockOf(db: Database, row: FileRow): Promise<Stock | string> {
  if (row.code === '') return 'It names no stock of NSE or BSE.';
  const security = await securityOf(db, row);
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

/** The first code on file. TradingView writes `_` for the `&` and `-` of a symbol: `M_M`, `BAJAJ_AUTO`. */
async function securityOf(db: Database, { tickers }: FileRow) {
  for (const { code, exchange } of tickers) {
    const found = await securityWith(db, code, exchange);
    if (found) return found;
  }
  return null;
}

async function securityWith(db: Database, code: string, exchange: Exchange | undefined) {
  for (const each of new Set([code, code.replaceAll('_', '&'), code.replaceAll('_', '-')])) {
    const found = await findSecurity(db, each, exchange).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 404) return null;
      throw error;
    });
    if (found) return found;
  }
  return null;
}
