import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import { readTicker, type Exchange } from '@tayyib/shared/values/security-names';
import { badgeOf, derivedAverages, standardIds, withoutFiguresInWords } from '@tayyib/shared/shariah';
import { and, asc, desc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/client';
import { companyRecords } from '../../facts/records/companyFacts';
import { symbolChanges } from '../../../database/schema/facts/companyTables';
import { marketCaps, prices, securities } from '../../../database/schema/facts/factsTables';
import { publishedStandards } from '../../facts/verdicts/standards/standardsRepository';
import { verdictTimeline } from '../../facts/verdicts/judging/verdictTimeline';
import { currentVerdicts, verdictHistory } from '../../facts/verdicts/verdictsRepository';
import type { MarketReader } from '../marketSnapshot/companies/marketReader';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { valuationOf } from './valuationOf';

/** Everything known about one stock on a day, by ISIN or code. Throws a 404 problem for an unknown stock. */
export async function readStockPage(
  { db, marketReader }: { db: Database; marketReader: MarketReader },
  id: string,
  today: string,
): Promise<StockPage> {
  const security = await findSecurity(db, id);
  const { isin } = security;
  const [verdicts, history, price, marketCap, { company }] = await Promise.all([
    verdictsOf(db, isin, today),
    verdictHistory(db, isin),
    lastPrice(db, isin),
    newestCap(db, isin),
    marketReader.company(isin),
  ]);
  return {
    isin,
    stock: security.name,
    stock_code: security.symbol,
    bseCode: security.bseCode,
    sector: security.sector,
    industry: security.industry,
    listedOn: security.listedOn,
    source: { publisher: 'Exchange list', document: security.source, asOf: security.asOf, publishedOn: null },
    badge: badgeOf(verdicts[0]?.status ?? 3),
    price,
    marketCap,
    valuation: valuationOf(company, today),
    isDetailed: true,
    verdicts,
    history,
  };
}

/**
 * Under every standard, the default first. Missing verdicts are computed now, so that there is always one.
 */
async function verdictsOf(db: Database, isin: string, today: string): Promise<Verdict[]> {
  const stored = await currentVerdicts(db, isin);
  if (stored.length === standardIds.length) return stored;
  const published = await publishedStandards(db);
  const [company] = await companyRecords(db, [isin]);
  if (!company) return stored;
  return published.map(
    (standard) =>
      stored.find((verdict) => verdict.standard.id === standard.id) ??
      verdictTimeline(company, standard, today).now.verdict,
  );
}

/** The newest close; of two exchanges on one day, NSE's. */
async function lastPrice(db: Database, isin: string): Promise<StockPage['price']> {
  const [row] = await db
    .select()
    .from(prices)
    .where(eq(prices.isin, isin))
    .orderBy(desc(prices.day), desc(prices.exchange))
    .limit(1);
  if (!row) return null;
  const close = Number(row.close);
  const before = Number(row.previousClose ?? 0);
  return {
    closeRupees: close,
    changePercent: before > 0 ? Math.round((close / before - 1) * 10_000) / 100 : null,
    day: row.day,
    exchange: row.exchange,
  };
}

async function newestCap(db: Database, isin: string): Promise<StockPage['marketCap']> {
  const [row] = await db
    .select()
    .from(marketCaps)
    .where(and(eq(marketCaps.isin, isin), ne(marketCaps.publisher, derivedAverages)))
    .orderBy(desc(marketCaps.asOf), desc(marketCaps.windowMonths))
    .limit(1);
  if (!row) return null;
  const { valueRupees, windowMonths, sizeClass, publisher, document, asOf, publishedOn } = row;
  return { valueRupees, windowMonths, size: sizeClass, source: { publisher, document, asOf, publishedOn } };
}

type Security = typeof securities.$inferSelect;

/** Finds one of the stocks that were looked up, as `findSecurity` does; null where there is none. */
export type SecurityFinder = (id: string, exchange?: Exchange) => Security | null;

/**
 * The stock identified by an ISIN, an exchange symbol or a BSE scrip code, in any case and as sites write them (`NSE:INFY`, `INFY.NS`), or by the last symbol it had before. Where two
 * share a symbol, that of the exchange wins. Throws a 404 problem for an unknown code.
 */
export async function findSecurity(db: Database, id: string, exchange?: Exchange): Promise<Security> {
  const find = await findSecurities(db, [id]);
  const security = find(id, exchange);
  if (!security) throw new ProblemError(404, 'stock-not-found', `No stock on file has the code ${id}.`);
  return security;
}

/** Looks up many stocks in two queries at most, however many they are. */
export async function findSecurities(db: Database, ids: readonly string[]): Promise<SecurityFinder> {
  const written = ids.map(readId);
  const codes = [...new Set(written.flatMap(({ whole, code }) => [whole, code]))];
  const isOneOf = (column: PgColumn, wanted: readonly string[]) =>
    sql`${column} = any(${sql.param(wanted)}::text[])`;
  const rows = await db
    .select()
    .from(securities)
    .where(
      or(
        isOneOf(securities.isin, codes),
        isOneOf(securities.symbol, codes),
        isOneOf(securities.bseCode, codes),
      ),
    );
  const byCode = new Map<string, Security[]>();
  for (const security of rows) {
    for (const code of codesOf(security)) byCode.set(code, [...(byCode.get(code) ?? []), security]);
  }
  const unknown = codes.filter((code) => !byCode.has(code));
  const renamed =
    unknown.length === 0
      ? []
      : await db
          .select({ former: symbolChanges.former, security: getTableColumns(securities) })
          .from(symbolChanges)
          .innerJoin(securities, eq(securities.isin, symbolChanges.isin))
          .where(isOneOf(symbolChanges.former, unknown))
          .orderBy(asc(symbolChanges.day));
  // of two that had a symbol, the last one
  const byFormerSymbol = new Map(renamed.map(({ former, security }) => [former, security]));
  return (id, exchange) => {
    const { whole, code, exchange: named } = readId(id);
    const isOnExchange = ({ nseHash }: Security) =>
      (nseHash !== null) === ((exchange ?? named ?? 'NSE') === 'NSE');
    const withCode = byCode.get(code) ?? [];
    const withSymbol = (byCode.get(whole) ?? []).filter(({ symbol }) => symbol === whole);
    return (
      withCode.find(({ isin }) => isin === code) ??
      withSymbol.find(isOnExchange) ??
      withSymbol[0] ??
      withCode.find(isOnExchange) ??
      withCode[0] ??
      byFormerSymbol.get(code) ??
      null
    );
  };
}

const codesOf = ({ isin, symbol, bseCode }: Security): string[] => [
  ...new Set([isin, symbol, bseCode].filter((code) => code !== null)),
];

/** The code in what was written, and the whole of it: `X-T` may be a symbol, and not X in the series T. */
function readId(id: string): { whole: string; code: string; exchange: Exchange | undefined } {
  const ticker = readTicker(id);
  return {
    whole: id.trim().toUpperCase(),
    code: (ticker?.code ?? id).toUpperCase(),
    exchange: ticker?.exchange,
  };
}

/**
 * What a plan without premium sees of a stock: the verdict of every standard, its reasons and the business
 * segments. Ratios, also those in the reasons, multiples, stars and the history are removed on the server, so that they never
 * reach the browser.
 */
export const withoutDetails = (page: StockPage): StockPage => ({
  ...page,
  valuation: page.valuation && { ...page.valuation, priceToEarnings: null, dividendYield: null },
  isDetailed: false,
  history: [],
  verdicts: page.verdicts.map((verdict) => ({ ...withoutFiguresInWords(verdict), stars: null, ratios: [] })),
});
