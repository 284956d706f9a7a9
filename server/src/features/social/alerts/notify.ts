import type { DomainEvents } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { notifications } from '../../../database/schema/social/notificationTables';

/**
 * Notifies all users who watch one of the stocks. Idempotent. Watchlists show the default standard, so only changes of its
 * badges count. Servers listen on the channel `alerts`.
 */
export async function notifyWatchers(
  db: Database,
  { changes }: DomainEvents['verdict.changed'],
): Promise<void> {
  const shown = changes.filter(
    ({ standard, from, to }) => standard === tasis.id && badgeOf(from) !== badgeOf(to),
  );
  if (shown.length === 0) return;
  const ids = shown.map(({ id }) => id);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into notifications (user_id, alert_event_id)
      select distinct watchlists.user_id, event.id
      from alert_events event
      join watchlist_stocks on watchlist_stocks.isin = event.isin
      join watchlists on watchlists.id = watchlist_stocks.watchlist_id
      where event.id = any(${sql.param(ids)}::bigint[])
      order by event.id
      on conflict (user_id, alert_event_id) do nothing
    `);
    await transaction.execute(sql`select pg_notify('alerts', '')`);
  });
}

/** Notifies the author of a question in the transaction that stores its answer. Servers listen on the channel `alerts`. */
export async function notifyQuestionAuthor(
  db: Queryable,
  question: { userId: string; questionId: string },
): Promise<void> {
  await db.insert(notifications).values(question);
  await db.execute(sql`select pg_notify('alerts', '')`);
}
