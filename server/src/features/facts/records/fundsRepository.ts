import { addDays } from '@tayyib/shared/values/calendar';
import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, max } from 'drizzle-orm';
import { fundHoldings, fundNavs, funds } from '../../../database/schema/facts/fundTables';
import type { Queryable } from '../../../database/client';
import { groupBy } from '../../../lib/lists';

export type Fund = typeof funds.$inferSelect;
export type FundHolding = Omit<typeof fundHoldings.$inferSelect, 'share' | 'quantity'> & {
  share: number;
  quantity: number | null;
};

export async function isFundKnown(db: Queryable, schemeCode: string): Promise<boolean> {
  return (await db.$count(funds, eq(funds.schemeCode, schemeCode))) > 0;
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

/** The holdings of every fund that publishes them, on the newest known day, by scheme code, the largest share first. */
export async function latestHoldings(db: Queryable): Promise<Map<string, FundHolding[]>> {
  const newest = db
    .select({ code: fundHoldings.schemeCode, day: max(fundHoldings.asOf).as('day') })
    .from(fundHoldings)
    .groupBy(fundHoldings.schemeCode)
    .as('newest');
  const rows = await db
    .select(getTableColumns(fundHoldings))
    .from(fundHoldings)
    .innerJoin(newest, and(eq(newest.code, fundHoldings.schemeCode), eq(newest.day, fundHoldings.asOf)))
    .orderBy(desc(fundHoldings.share), asc(fundHoldings.holding));
  return groupBy(rows.map(holdingOf), ({ schemeCode }) => schemeCode);
}

/** The days on which portfolios of a fund are on file, the newest first. */
export async function portfolioDays(db: Queryable, schemeCode: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: fundHoldings.asOf })
    .from(fundHoldings)
    .where(eq(fundHoldings.schemeCode, schemeCode))
    .orderBy(desc(fundHoldings.asOf));
  return rows.map(({ day }) => day);
}

/** The portfolios of a fund on some days, by day, the largest share first. */
export async function portfoliosOf(
  db: Queryable,
  schemeCode: string,
  days: readonly string[],
): Promise<Map<string, FundHolding[]>> {
  if (days.length === 0) return new Map();
  const rows = await db
    .select()
    .from(fundHoldings)
    .where(and(eq(fundHoldings.schemeCode, schemeCode), inArray(fundHoldings.asOf, [...days])))
    .orderBy(desc(fundHoldings.share), asc(fundHoldings.holding));
  return groupBy(rows.map(holdingOf), ({ asOf }) => asOf);
}

const holdingOf = (row: typeof fundHoldings.$inferSelect): FundHolding => ({
  ...row,
  share: Number(row.share),
  quantity: row.quantity === null ? null : Number(row.quantity),
});

/** The newest value of some schemes on or before a day, and not more than ten days earlier. */
export async function navsOn(
  db: Queryable,
  schemeCodes: readonly string[],
  day: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinctOn([fundNavs.schemeCode])
    .from(fundNavs)
    .where(
      and(
        inArray(fundNavs.schemeCode, [...schemeCodes]),
        lte(fundNavs.day, day),
        gte(fundNavs.day, addDays(day, -10)),
      ),
    )
    .orderBy(fundNavs.schemeCode, desc(fundNavs.day));
  return new Map(rows.map(({ schemeCode, navRupees }) => [schemeCode, Number(navRupees)]));
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
