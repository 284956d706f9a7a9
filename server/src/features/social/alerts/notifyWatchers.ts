import { badgeOf, tasis } from '@tayyib/shared/shariah';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/Queryable';
import type { alertEvents } from '../../../database/schema/verdictsTables';

/**
 * Tells everybody who watches one of the stocks, in the transaction that changed the verdict: nobody misses a change, and
 * nobody hears of one that was not stored. Watchlists show the default standard, so only its changes count, and only those
 * that change what is shown. Servers hear by the notification `alerts`.
 */
export async function notifyWatchers(
  db: Queryable,
  events: readonly (typeof alertEvents.$inferSelect)[],
): Promise<void> {
  const shown = events.filter(
    ({ standard, from, to }) => standard === tasis.id && badgeOf(from) !== badgeOf(to),
  );
  if (shown.length === 0) return;
  const ids = shown.map(({ id }) => id);
  await db.execute(sql`
    insert into notifications (user_id, alert_event_id)
    select distinct watchlists.user_id, event.id
    from alert_events event
    join watchlist_stocks on watchlist_stocks.isin = event.isin
    join watchlists on watchlists.id = watchlist_stocks.watchlist_id
    where event.id = any(${sql.param(ids)}::bigint[])
    order by event.id
  `);
  await db.execute(sql`select pg_notify('alerts', '')`);
}
