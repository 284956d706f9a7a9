import type { DomainEvents } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { announceAlerts } from '../../../events/announceAlerts';
import { ownersOf, type Owner } from '../portfolio/ownersOf';
import { hasChannel } from './deliveries/queueDeliveries';
import { notifications } from '../../../database/schema/personal/alertTables';

const usersPerBatch = 1000;

/**
 * Notifies all users who watch or own one of the stocks of changes by the standard that they judge by, where another badge is shown:
 * each once. Idempotent.
 * @param day until which splits and bonuses count for what users own
 */
export async function notifyOfVerdicts(
  db: Database,
  { changes }: DomainEvents['verdict.changed'],
  day: string,
): Promise<void> {
  const shown = changes.filter(({ from, to }) => badgeOf(from) !== badgeOf(to));
  if (shown.length === 0) return;
  const isins = [...new Set(shown.map(({ isin }) => isin))];
  const ids = shown.map(({ id }) => id);
  const owned = await ownedEvents(db, ids, await ownersOf(db, isins, day));
  const nextOwned = (after: string | null) =>
    owned
      .filter(({ userId }) => after === null || userId > after)
      // at least those of a batch, as each user has at most all events
      .slice(0, usersPerBatch * ids.length);
  let last = await notifyBatch(db, ids, nextOwned(null), null);
  while (last !== null) last = await notifyBatch(db, ids, nextOwned(last), last);
}

interface OwnedEvent {
  userId: string;
  eventId: string;
}

/** The events of companies that users own, by the standard that each judges by, in the order of the users' ids. */
async function ownedEvents(
  db: Database,
  ids: readonly number[],
  owners: readonly Owner[],
): Promise<OwnedEvent[]> {
  if (owners.length === 0) return [];
  const { rows } = await db.execute<{ userId: string; eventId: string }>(sql`
    select owner.user_id as "userId", event.id as "eventId"
    from unnest(${sql.param(owners.map(({ userId }) => userId))}::uuid[], ${sql.param(owners.map(({ isin }) => isin))}::text[]) as owner (user_id, isin)
    join users on users.id = owner.user_id
    join alert_events event on event.isin = owner.isin and event.standard = coalesce(users.standard, ${tasis.id})
    where event.id = any(${sql.param(ids)}::bigint[])
    order by owner.user_id
  `);
  return rows;
}

/**
 * Notifies the next users by id, in a transaction of their own: a stock that all users watch does not hold a transaction open for long,
 * and servers push to the first users while the others are still being added. Watchers are materialized before their standard is compared:
 * the planner takes the comparison for a rare match, and would read all lists from the users instead of the index of stocks.
 * Most users have neither push nor mail nor webhook: their alerts are stored as routed, so that nothing is done for them beside telling
 * their open pages. Returns the last user, or null after the end.
 */
async function notifyBatch(
  db: Database,
  ids: readonly number[],
  ofOwners: readonly OwnedEvent[],
  after: string | null,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const events = sql`${sql.param(ids)}::bigint[]`;
    const owned = sql`unnest(${sql.param(ofOwners.map(({ userId }) => userId))}::uuid[], ${sql.param(ofOwners.map(({ eventId }) => eventId))}::bigint[])`;
    const { rows } = await transaction.execute<{ users: number; last: string | null; unrouted: number }>(sql`
      with watched as materialized (
        select watchlists.user_id, event.id as event_id, event.standard
        from alert_events event
        join watchlist_stocks on watchlist_stocks.isin = event.isin
        join watchlists on watchlists.id = watchlist_stocks.watchlist_id
        where event.id = any(${events}) and (${after}::uuid is null or watchlists.user_id > ${after}::uuid)
      ), recipients as (
        select watched.user_id, watched.event_id, false as is_owned
        from watched
        join users on users.id = watched.user_id and coalesce(users.standard, ${tasis.id}) = watched.standard
        union all
        select user_id, event_id, true from ${owned} as given (user_id, event_id)
      ), ranked as (
        select user_id, event_id, bool_or(is_owned) as is_owned, dense_rank() over (order by user_id) as place
        from recipients
        group by user_id, event_id
      ), batch as materialized (
        select * from ranked where place <= ${usersPerBatch}
      ), added as (
        insert into notifications (user_id, alert_event_id, is_owned, routed_at)
        select user_id, event_id, is_owned, case when ${hasChannel(sql`batch.user_id`)} then null else now() end
        from batch
        order by event_id, user_id
        on conflict (user_id, alert_event_id) do nothing
        returning routed_at
      )
      select coalesce(max(place), 0)::int as users, (array_agg(user_id order by place desc))[1] as last,
        (select count(*) from added where routed_at is null)::int as unrouted
      from batch
    `);
    const { users, last, unrouted } = rows[0] ?? { users: 0, last: null, unrouted: 0 };
    if (users > 0) await announceAlerts(transaction, { isRouted: unrouted === 0 });
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
