import { and, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { marketChanges } from '../../../../database/schema/market/marketTables';
import type { Mark } from './readChanges';

/**
 * Whether anything was written since a mark by a committed transaction. It runs with every request that shows
 * the market, so it is a prepared statement: the database parses and plans it once per connection.
 */
export function preparedChangesQuery(db: Database): (mark: Mark) => Promise<boolean> {
  const query = db
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
    const found = await query.execute({ horizon, known: seen.map(({ id }) => id) });
    return found.length > 0;
  };
}
