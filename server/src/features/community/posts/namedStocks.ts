import type { NamedStock, StandardId } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { securities } from '../../../database/schema/facts/factsTables';
import { verdicts } from '../../../database/schema/facts/verdictsTables';

/** Of a company without a verdict. */
const underReview = 3;

/** Of several companies with one symbol, each on its exchange, the one of the NSE is meant. */
const nseFirst = sql`${securities.nseHash} is null`;

/** The ISINs of these symbols; a symbol that no company has is left out. */
export async function isinsOf(db: Queryable, symbols: readonly string[]): Promise<string[]> {
  if (symbols.length === 0) return [];
  const rows = await db
    .selectDistinctOn([securities.symbol], { isin: securities.isin })
    .from(securities)
    .where(inArray(securities.symbol, [...symbols]))
    .orderBy(securities.symbol, nseFirst);
  return rows.map(({ isin }) => isin);
}

/** The companies of these symbols, with their verdicts of now by a standard. */
export async function readNamedStocks(
  db: Queryable,
  symbols: readonly string[],
  standard: StandardId,
): Promise<NamedStock[]> {
  const rows = await db
    .selectDistinctOn([securities.symbol], {
      symbol: securities.symbol,
      isin: securities.isin,
      name: securities.name,
      status: verdicts.status,
      grade: verdicts.grade,
    })
    .from(securities)
    .leftJoin(
      verdicts,
      and(eq(verdicts.isin, securities.isin), eq(verdicts.standard, standard), eq(verdicts.current, true)),
    )
    .where(inArray(securities.symbol, [...symbols]))
    .orderBy(securities.symbol, nseFirst);
  return rows.map(({ status, ...stock }) => ({ ...stock, badge: badgeOf(status ?? underReview) }));
}
