import { asc } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { securities } from '../../../../database/schema/facts/factsTables';
import { issuerOf } from '@tayyib/shared/values/security-names';
import { formerSymbols } from './lists/formerSymbols';

/** What a row states about its company; `on` is the day it refers to, when the company may have had another symbol. */
interface StatedCompany {
  isin?: string | null;
  symbol?: string | null;
  on?: string | null;
}

export type Identify = (given: StatedCompany) => string | undefined;

/**
 * Finds the listed company of a row and its current ISIN: by symbol first, since old filings have old ISINs,
 * then the ISIN, then the issuer part of it, then the symbol it had on the day of the row.
 */
export async function identifier(transaction: Queryable): Promise<Identify> {
  const { isin, symbol, nseHash } = securities;
  // ordered, so that the choice between two companies of one name or issuer does not depend on storage order
  const known = await transaction.select({ isin, symbol, nseHash }).from(securities).orderBy(asc(isin));
  // A company only on BSE may have the symbol of another on NSE: NSE's symbol wins.
  known.sort((a, b) => Number(a.nseHash !== null) - Number(b.nseHash !== null));
  const bySymbol = new Map(known.map((security) => [security.symbol, security.isin]));
  const isins = new Set(known.map((security) => security.isin));
  const byIssuer = new Map(known.map((security) => [issuerOf(security.isin), security.isin]));
  const had = await formerSymbols(transaction);
  const byIsin = (stated: string) => (isins.has(stated) ? stated : byIssuer.get(issuerOf(stated)));
  return ({ isin: stated, symbol: code, on }) => {
    const listed = code ? bySymbol.get(code) : undefined;
    if (listed !== undefined) return listed;
    return (stated ? byIsin(stated) : undefined) ?? (code && on ? had(code, on) : undefined);
  };
}
