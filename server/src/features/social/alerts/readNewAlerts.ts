import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { notifications } from '../../../database/schema/social/notificationTables';
import { selectAlerts } from './notificationRepository';
import type { AlertRow } from './renderAlert';

/** A read position. Notifications do not become visible in the order of their ids, so it is based on transaction ids. */
export interface AlertCursor {
  /** All transactions below this one had ended and were read. */
  horizon: bigint;
  /** Notifications of later transactions that were read already. */
  seen: readonly FoundAlert[];
}

/** A notification that was committed, before its text is read. */
export interface FoundAlert {
  id: bigint;
  userId: string;
  transaction: bigint;
}

export type NewAlert = AlertRow & { userId: string };

const horizonNow = async (db: Pick<Database, 'execute'>): Promise<bigint> => {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return BigInt(rows[0]?.horizon ?? 0);
};

/** The current position: earlier notifications are not new. */
export const currentCursor = async (db: Database): Promise<AlertCursor> => ({
  horizon: await horizonNow(db),
  seen: [],
});

/**
 * Finds the notifications of the connected users that were committed since a position, in the order they were stored, and the
 * next position. One query, however many users are connected.
 * @param connectedUsers called after the next position is fixed: who connects later has already been able to list what was
 * committed before it
 */
export async function findNewAlerts(
  db: Database,
  { horizon, seen }: AlertCursor,
  connectedUsers: () => readonly string[],
): Promise<{ found: FoundAlert[]; cursor: AlertCursor }> {
  // queried first: a transaction that ends in between is read now and skipped by `seen` next time
  const next = await horizonNow(db);
  const users = sql`${sql.param(connectedUsers())}::uuid[]`;
  const { rows } = await db.execute<{ id: string; userId: string; transaction: string }>(sql`
    select id::text, user_id as "userId", "transaction"::text from ${notifications}
    where "transaction" >= ${horizon.toString()}::bigint and user_id = any(${users})
    order by id
  `);
  const known = new Set(seen.map(({ id }) => id));
  const found = rows
    .map(({ id, userId, transaction }) => ({ id: BigInt(id), userId, transaction: BigInt(transaction) }))
    .filter(({ id }) => !known.has(id));
  const stillNeeded = [...seen, ...found].filter(({ transaction }) => transaction >= next);
  return { found, cursor: { horizon: next, seen: stillNeeded } };
}

/** The notifications with these ids and all that their texts need, in the order they were stored. */
export function readAlerts(db: Database, ids: readonly bigint[]): Promise<NewAlert[]> {
  const all = sql`${sql.param(ids.map(String))}::bigint[]`;
  return selectAlerts(db)
    .where(sql`${notifications.id} = any(${all})`)
    .orderBy(notifications.id);
}
