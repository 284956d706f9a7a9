import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { fundHoldings, fundNavs, funds } from './fundTables';
import type { Queryable } from './Queryable';

export type Fund = typeof funds.$inferSelect;
export type FundHolding = Omit<typeof fundHoldings.$inferSelect, 'share'> & { share: number };

export async function fundByCode(db: Queryable, schemeCode: string): Promise<Fund | undefined> {
  const [fund] = await db.select().from(funds).where(eq(funds.schemeCode, schemeCode));
  return fund;
}

/** A unit's value day by day, the oldest first. */
export async function navsOf(
  db: Queryable,
  schemeCode: string,
  range: { from?: string; to?: string } = {},
): Promise<{ day: string; navRupees: number }[]> {
  const { from = '1900-01-01', to = '9999-12-31' } = range;
  const rows = await db
    .select()
    .from(fundNavs)
    .where(and(eq(fundNavs.schemeCode, schemeCode), gte(fundNavs.day, from), lte(fundNavs.day, to)))
    .orderBy(asc(fundNavs.day));
  return rows.map(({ day, navRupees }) => ({ day, navRupees: Number(navRupees) }));
}

/** What a fund held on the newest day known, the largest share first; empty where nobody said. */
export async function latestHoldingsOf(db: Queryable, schemeCode: string): Promise<FundHolding[]> {
  const [newest] = await db
    .select({ asOf: fundHoldings.asOf })
    .from(fundHoldings)
    .where(eq(fundHoldings.schemeCode, schemeCode))
    .orderBy(desc(fundHoldings.asOf))
    .limit(1);
  if (newest === undefined) return [];
  const rows = await db
    .select()
    .from(fundHoldings)
    .where(and(eq(fundHoldings.schemeCode, schemeCode), eq(fundHoldings.asOf, newest.asOf)))
    .orderBy(desc(fundHoldings.share), asc(fundHoldings.holding));
  return rows.map((holding) => ({ ...holding, share: Number(holding.share) }));
}

/** Codes of the schemes that have holdings on file. */
export async function schemesWithHoldings(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ schemeCode: fundHoldings.schemeCode }).from(fundHoldings);
  return rows.map(({ schemeCode }) => schemeCode);
}

/** The newest value of some schemes. */
export async function latestNavs(
  db: Queryable,
  schemeCodes: readonly string[],
): Promise<Map<string, { day: string; navRupees: number }>> {
  const rows = await db
    .selectDistinctOn([fundNavs.schemeCode])
    .from(fundNavs)
    .where(inArray(fundNavs.schemeCode, [...schemeCodes]))
    .orderBy(fundNavs.schemeCode, desc(fundNavs.day));
  return new Map(
    rows.map(({ schemeCode, day, navRupees }) => [schemeCode, { day, navRupees: Number(navRupees) }]),
  );
}
