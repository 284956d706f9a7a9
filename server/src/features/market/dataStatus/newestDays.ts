import { eq, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { fundNavs, funds } from '../../../database/schema/facts/fundTables';
import { indexCloses, marketIndices } from '../../../database/schema/facts/indexTables';
import { metalPrices } from '../../../database/schema/facts/metalsTables';

/** The newest day on file of the feeds on whose age no verdict depends, by feed name; null where nothing is on file. */
export async function newestDays(db: Database, today: string): Promise<ReadonlyMap<string, string | null>> {
  // of each fund and index by its key: a search of all their days would take seconds
  const navDay = db
    .select({ day: max(fundNavs.day).as('day') })
    .from(fundNavs)
    .where(eq(fundNavs.schemeCode, funds.schemeCode))
    .as('nav_day');
  const closeDay = db
    .select({ day: max(indexCloses.day).as('day') })
    .from(indexCloses)
    .where(eq(indexCloses.indexKey, marketIndices.key))
    .as('close_day');
  const [[actions], [closes], [navs], [metals]] = await Promise.all([
    // announced ones lie ahead
    db
      .select({ day: max(corporateActions.exDate) })
      .from(corporateActions)
      .where(lte(corporateActions.exDate, today)),
    db
      .select({ day: max(closeDay.day) })
      .from(marketIndices)
      .innerJoinLateral(closeDay, sql`true`),
    db
      .select({ day: max(navDay.day) })
      .from(funds)
      .innerJoinLateral(navDay, sql`true`),
    db.select({ day: max(metalPrices.day) }).from(metalPrices),
  ]);
  return new Map([
    ['corporate-actions', actions?.day ?? null],
    ['index-closes', closes?.day ?? null],
    ['amfi-nav', navs?.day ?? null],
    ['currency-api', metals?.day ?? null],
  ]);
}
