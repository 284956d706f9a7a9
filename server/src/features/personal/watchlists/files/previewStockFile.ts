import { RemarksBody, type StockFilePreview } from '@tayyib/shared/contracts';
import { companyName } from '@tayyib/shared/values/security-names';
import type { Database } from '../../../../database/client';
import { problemSentence } from '../../../../lib/validationWords';
import type { MarketSnapshot } from '../../../market/marketSnapshot/MarketSnapshot';
import { candidatesOf, isinOfName } from '../../../market/stocks/companyNames';
import { findSecurities, type SecurityFinder } from '../../../market/stocks/readStockPage';
import { readStockFile, type FileRow } from './readStockFile';

/** More lines than any watchlist has room for are not looked up. */
const maxLines = 500;

interface Market {
  db: Database;
  snapshot: MarketSnapshot;
}

interface Room {
  /** The stocks that the watchlist has. */
  present: readonly string[];
  /** How many more it takes. */
  room: number;
}

type Stock = StockFilePreview['stocks'][number];

/** What a file would add to a watchlist, and which of its lines add nothing, and why. Nothing is saved. */
export async function previewStockFile(
  { db, snapshot }: Market,
  text: string,
  { present, room }: Room,
): Promise<StockFilePreview> {
  const { format, rows } = readStockFile(text);
  const stocks: Stock[] = [];
  const refused: StockFilePreview['refused'] = [];
  const read = rows.slice(0, maxLines);
  const named = new Map(read.map((row) => [row, companyNamed(snapshot, row)]));
  const find = await findSecurities(db, [
    ...read.flatMap(({ tickers }) => tickers.flatMap(({ code }) => spellings(code))),
    ...[...named.values()].flatMap((company) => (company !== null && 'isin' in company ? company.isin : [])),
  ]);
  for (const [at, row] of rows.entries()) {
    const refuse = (reason: string) => refused.push({ line: row.line, text: row.text.slice(0, 200), reason });
    if (at >= maxLines) {
      refuse(`Only the first ${maxLines} lines are read.`);
      continue;
    }
    const stock = stockOf(find, row, named.get(row) ?? null);
    if (typeof stock === 'string') refuse(stock);
    else if (present.includes(stock.isin)) refuse(`${stock.stock} is in this watchlist already.`);
    else if (stocks.some(({ isin }) => isin === stock.isin)) refuse(`${stock.stock} is named before.`);
    else if (stocks.length >= room) refuse('The watchlist has no room for more stocks.');
    else stocks.push(stock);
  }
  return { format, stocks, refused };
}

/** The stock of a line with its remarks, or why there is none. */
function stockOf(find: SecurityFinder, row: FileRow, named: NamedCompany | null): Stock | string {
  if (row.code === '' && row.name === undefined) return 'It names no stock of NSE or BSE.';
  const security = securityOf(find, row) ?? (named !== null && 'isin' in named ? find(named.isin) : null);
  if (security === null)
    return named !== null && 'reason' in named
      ? named.reason
      : `No stock on file has the code ${row.code.slice(0, 40)}.`;
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

/** The only company that a name may mean, or why there is none. */
type NamedCompany = { isin: string } | { reason: string };

/**
 * The company that a line names; null where it names none, and for an unknown code. A single word may be a code that we do not know, so that
 * it has to be the whole name.
 */
function companyNamed(snapshot: MarketSnapshot, { code, name }: FileRow): NamedCompany | null {
  if (name === undefined) return null;
  const isWord = code !== '' && !/\s/.test(name);
  const { key } = companyName(name);
  const candidates = candidatesOf(snapshot, name).filter(
    ({ stock }) => !isWord || companyName(stock).key === key,
  );
  const isin = isinOfName(candidates);
  if (isin !== null) return { isin };
  if (isWord && candidates.length === 0) return null;
  const shown = name.slice(0, 80);
  if (candidates.length === 0) return { reason: `“${shown}” is no listed company we know.` };
  const companies = new Map(candidates.map((each) => [each.isin, each.stock]));
  return {
    reason: `“${shown}” could be ${[...companies.values()].slice(0, 5).join(' or ')}. Write its code.`,
  };
}
