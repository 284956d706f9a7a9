import { asc } from 'drizzle-orm';
import type { Queryable } from '../../../../database/Queryable';
import { securities } from '../../../../database/schema/facts/factsTables';

/** Country, issuer and kind of security: what stays the same when a split or consolidation changes the ISIN's serial. */
const issuerLength = 9;
export const issuerOf = (isin: string) => isin.slice(0, issuerLength);

export type Identify = (given: { isin?: string | null; symbol?: string | null }) => string | undefined;

/**
 * Finds the listed company a row speaks of, by the ISIN it has now: the symbol first, since old filings carry old ISINs,
 * then the ISIN, then the issuer part of it.
 */
export async function identifier(transaction: Queryable): Promise<Identify> {
  const { isin, symbol, nseHash } = securities;
  // in one order: which of two companies of one name or issuer is meant must not hang on how the store keeps them
  const known = await transaction.select({ isin, symbol, nseHash }).from(securities).orderBy(asc(isin));
  // A company that only BSE lists may be called there as another is on NSE: NSE's name for a company wins.
  known.sort((a, b) => Number(a.nseHash !== null) - Number(b.nseHash !== null));
  const bySymbol = new Map(known.map((security) => [security.symbol, security.isin]));
  const isins = new Set(known.map((security) => security.isin));
  const byIssuer = new Map(known.map((security) => [issuerOf(security.isin), security.isin]));
  return (given) => {
    const listed = given.symbol ? bySymbol.get(given.symbol) : undefined;
    if (listed !== undefined) return listed;
    if (!given.isin) return undefined;
    return isins.has(given.isin) ? given.isin : byIssuer.get(issuerOf(given.isin));
  };
}

/**
 * Why a row that names its company twice cannot be placed, or null: its ISIN is that of another listed company, such as a sister. A
 * mistyped ISIN is nobody's, and a former one is of the same issuer; both are let be.
 */
export function namesTwoCompanies(
  identify: Identify,
  { symbol, isin }: { symbol: string; isin: string | null },
): string | null {
  const bySymbol = identify({ symbol });
  const byIsin = identify({ isin });
  if (bySymbol === undefined || byIsin === undefined || issuerOf(bySymbol) === issuerOf(byIsin)) return null;
  return `It names ${symbol}, and ${isin}, which is the ISIN of another company.`;
}
