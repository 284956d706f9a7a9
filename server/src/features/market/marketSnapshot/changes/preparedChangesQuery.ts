import { and, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { marketChanges } from '../../../../database/schema/marketTables';
import type { Mark } from './readChanges';

/**
 * Asks whether anything was written since a mark by a transaction that has ended. It is asked with every request that shows
 * the market, so the database reads and plans it once a connection.
 */
export function changesAsker(db: Database): (mark: Mark) => Promise<boolean> {
  const news = db
    .select({ id: marketChanges.id })
    .from(marketChanges)
    .where(
      and(
        gte(marketChanges.transaction, sql.placeholder('horizon')),
        sql`${marketChanges.id} <> all(${sql.placeholder('known')}::bigint[])`,
      ),
    )
    .limit(1)
    .prepare('market_news');
  return async ({ horizon, seen }) => {
    const found = await news.execute({ horizon, known: seen.map(({ id }) => id) });
    return found.length > 0;
  };
}
