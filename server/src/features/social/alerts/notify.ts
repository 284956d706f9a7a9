import type { DomainEvents } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { announceAlerts } from '../../../events/announceAlerts';
import { notifications } from '../../../database/schema/social/notificationTables';

const usersPerBatch = 1000;

/**
 * Notifies all users who watch one of the stocks of changes by the standard that they judge by, where another badge is shown.
 * Idempotent.
 */
export async function notifyWatchers(
  db: Database,
  { changes }: DomainEvents['verdict.changed'],
): Promise<void> {
  const shown = changes.filter(({ from, to }) => badgeOf(from) !== badgeOf(to));
  if (shown.length === 0) return;
  const ids = shown.map(({ id }) => id);
  let last = await notifyBatch(db, ids, null);
  while (last !== null) last = await notifyBatch(db, ids, last);
}

/**
 * Notifies the next users by id, in a transaction of their own: a stock that all users watch does not hold a transaction open for long,
 * and servers push to the first users while the others are still being added. Returns the last user, or null after the end.
 */
async function notifyBatch(
  db: Database,
  ids: readonly number[],
  after: string | null,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const events = sql`${sql.param(ids)}::bigint[]`;
    const { rows } = await transaction.execute<{ users: number; last: string | null }>(sql`
      with batch as materialized (
        select distinct watchlists.user_id
        from alert_events event
        join watchlist_stocks on watchlist_stocks.isin = event.isin
        join watchlists on watchlists.id = watchlist_stocks.watchlist_id
        join users on users.id = watchlists.user_id and coalesce(users.standard, ${tasis.id}) = event.standard
        where event.id = any(${events}) and (${after}::uuid is null or watchlists.user_id > ${after}::uuid)
        order by watchlists.user_id
        limit ${usersPerBatch}
      ), added as (
        insert into notifications (user_id, alert_event_id)
        select distinct watchlists.user_id, event.id
        from batch
        join watchlists on watchlists.user_id = batch.user_id
        join watchlist_stocks on watchlist_stocks.watchlist_id = watchlists.id
        join users on users.id = watchlists.user_id
        join alert_events event on event.isin = watchlist_stocks.isin
          and event.standard = coalesce(users.standard, ${tasis.id})
        where event.id = any(${events})
        order by event.id
        on conflict (user_id, alert_event_id) do nothing
      )
      select count(*)::int as users, (array_agg(user_id order by user_id desc))[1] as last from batch
    `);
    const { users, last } = rows[0] ?? { users: 0, last: null };
    if (users > 0) await announceAlerts(transaction);
    return users === usersPerBatch ? last : null;
  });
}

/** Notifies the author of a question in the transaction that stores its answer. */
export async function notifyQuestionAuthor(
  db: Queryable,
  question: { userId: string; questionId: string },
): Promise<void> {
  await db.insert(notifications).values(question);
  await announceAlerts(db);
}
