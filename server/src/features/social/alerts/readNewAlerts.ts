import { and, asc, gte, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { inBatches } from '../../../lib/inBatches';
import type { AlertRow } from './renderAlert';
import { selectAlerts } from './notificationRepository';
import { notifications } from '../../../database/schema/social/notificationTables';

/** A read position. Notifications do not become visible in the order of their ids, so it is based on transaction ids. */
export interface AlertCursor {
  /** All transactions below this one had ended and were read. */
  horizon: bigint;
  /** Notifications of later transactions that were read already. */
  seen: readonly { id: bigint; transaction: bigint }[];
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
 * Notifications of the connected users that were committed since a position, and the next position.
 * @param connectedUsers called after the next position is fixed: who connects later has already been able to list what was
 * committed before it
 */
export async function readNewAlerts(
  db: Database,
  { horizon, seen }: AlertCursor,
  connectedUsers: () => readonly string[],
): Promise<{ alerts: NewAlert[]; cursor: AlertCursor }> {
  // queried first: a transaction that ends in between is read now and skipped by `seen` next time
  const next = await horizonNow(db);
  const alerts: (NewAlert & { transaction: number })[] = [];
  const read = async (users: string[]) => {
    const found = await selectAlerts(db)
      .where(
        and(
          gte(notifications.transaction, Number(horizon)),
          inArray(notifications.userId, users),
          not(
            inArray(
              notifications.id,
              seen.map(({ id }) => id),
            ),
          ),
        ),
      )
      .orderBy(asc(notifications.id));
    alerts.push(...found);
  };
  await inBatches(connectedUsers(), read);
  const stillNeeded = [
    ...seen,
    ...alerts.map(({ id, transaction }) => ({ id, transaction: BigInt(transaction) })),
  ].filter(({ transaction }) => transaction >= next);
  return { alerts, cursor: { horizon: next, seen: stillNeeded } };
}
