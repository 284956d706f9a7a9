import type { DomainEvents } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { announceAlerts } from '../../../events/announceAlerts';
import { ownersOf, type Owner } from '../portfolio/ownersOf';
import { hasChannel } from './deliveries/queueDeliveries';

const usersPerBatch = 1000;

/**
 * Adds alerts of changed verdicts for all users who watch or own one of the stocks, by the standard that they judge by, where another
 * badge is shown: each once. Idempotent.
 * @param day until which splits and bonuses count for what users own
 */
export async function addVerdictAlerts(
  db: Database,
  { changes }: DomainEvents['verdict.changed'],
  day: string,
): Promise<void> {
  const shown = changes.filter(({ from, to }) => badgeOf(from) !== badgeOf(to));
  if (shown.length === 0) return;
  const isins = [...new Set(shown.map(({ isin }) => isin))];
  const ids = shown.map(({ id }) => id);
  const owned = await ownedChanges(db, ids, await ownersOf(db, isins, day));
  const nextOwned = (after: string | null) =>
    owned
      .filter(({ userId }) => after === null || userId > after)
      // at least those of a batch, as each user has at most all changes
      .slice(0, usersPerBatch * ids.length);
  let last = await addBatch(db, ids, nextOwned(null), null);
  while (last !== null) last = await addBatch(db, ids, nextOwned(last), last);
}

interface OwnedChange {
  userId: string;
  changeId: string;
}

/** The changes of companies that users own, by the standard that each judges by, in the order of the users' ids. */
async function ownedChanges(
  db: Database,
  ids: readonly number[],
  owners: readonly Owner[],
): Promise<OwnedChange[]> {
  if (owners.length === 0) return [];
  const { rows } = await db.execute<{ userId: string; changeId: string }>(sql`
    select owner.user_id as "userId", change.id as "changeId"
    from unnest(${sql.param(owners.map(({ userId }) => userId))}::uuid[], ${sql.param(owners.map(({ isin }) => isin))}::text[]) as owner (user_id, isin)
    join users on users.id = owner.user_id
    join status_changes change on change.isin = owner.isin and change.standard = coalesce(users.standard, ${tasis.id})
    where change.id = any(${sql.param(ids)}::bigint[])
    order by owner.user_id
  `);
  return rows;
}

/**
 * Adds the alerts of the next users by id, in a transaction of their own: a stock that all users watch does not hold a transaction open
 * for long, and servers show them to the first users while the others are still being added. Watchers are materialized before their standard is compared:
 * the planner takes the comparison for a rare match, and would read all lists from the users instead of the index of stocks.
 * Most users have neither push nor mail nor webhook: their alerts are stored as queued, so that nothing is done for them beside showing
 * them in open pages. Returns the last user, or null after the end.
 */
async function addBatch(
  db: Database,
  ids: readonly number[],
  ofOwners: readonly OwnedChange[],
  after: string | null,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const changes = sql`${sql.param(ids)}::bigint[]`;
    const owned = sql`unnest(${sql.param(ofOwners.map(({ userId }) => userId))}::uuid[], ${sql.param(ofOwners.map(({ changeId }) => changeId))}::bigint[])`;
    const { rows } = await transaction.execute<{ users: number; last: string | null; unqueued: number }>(sql`
      with watched as materialized (
        select watchlists.user_id, change.id as change_id, change.standard
        from status_changes change
        join watchlist_stocks on watchlist_stocks.isin = change.isin
        join watchlists on watchlists.id = watchlist_stocks.watchlist_id
        where change.id = any(${changes}) and (${after}::uuid is null or watchlists.user_id > ${after}::uuid)
      ), recipients as (
        select watched.user_id, watched.change_id, false as is_owned
        from watched
        join users on users.id = watched.user_id and coalesce(users.standard, ${tasis.id}) = watched.standard
        union all
        select user_id, change_id, true from ${owned} as given (user_id, change_id)
      ), ranked as (
        select user_id, change_id, bool_or(is_owned) as is_owned, dense_rank() over (order by user_id) as place
        from recipients
        group by user_id, change_id
      ), batch as materialized (
        select * from ranked where place <= ${usersPerBatch}
      ), added as (
        insert into alerts (user_id, status_change_id, is_owned, queued_at)
        select user_id, change_id, is_owned, case when ${hasChannel(sql`batch.user_id`)} then null else now() end
        from batch
        order by change_id, user_id
        on conflict (user_id, status_change_id) do nothing
        returning queued_at
      )
      select coalesce(max(place), 0)::int as users, (array_agg(user_id order by place desc))[1] as last,
        (select count(*) from added where queued_at is null)::int as unqueued
      from batch
    `);
    const { users, last, unqueued } = rows[0] ?? { users: 0, last: null, unqueued: 0 };
    if (users > 0) await announceAlerts(transaction, { isQueued: unqueued === 0 });
    return users === usersPerBatch ? last : null;
  });
}
