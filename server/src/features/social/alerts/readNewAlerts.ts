import { and, asc, gte, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { AlertRow } from './renderAlert';
import { selectAlerts } from './notificationRepository';
import { notifications } from '../../../database/schema/social/notificationTables';

/** How far notifications were read: they do not become visible in the order of their numbers. */
export interface AlertMark {
  /** Every transaction below this one had ended, and was seen. */
  horizon: bigint;
  /** Notifications of later transactions that were seen already. */
  seen: readonly { id: bigint; transaction: bigint }[];
}

export type NewAlert = AlertRow & { userId: string };

const horizonNow = async (db: Pick<Database, 'execute'>): Promise<bigint> => {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return BigInt(rows[0]?.horizon ?? 0);
};

/** What was raised before this is not news. */
export const startingMark = async (db: Database): Promise<AlertMark> => ({
  horizon: await horizonNow(db),
  seen: [],
});

/** What was raised since a mark, by transactions that have ended, for the people named. */
export async function readNewAlerts(
  db: Database,
  { horizon, seen }: AlertMark,
  userIds: readonly string[],
): Promise<{ alerts: NewAlert[]; mark: AlertMark }> {
  // asked first: what ends between the two is read now, and once more knowingly
  const next = await horizonNow(db);
  const alerts = await selectAlerts(db)
    .where(
      and(
        gte(notifications.transaction, Number(horizon)),
        inArray(notifications.userId, [...userIds]),
        not(
          inArray(
            notifications.id,
            seen.map(({ id }) => id),
          ),
        ),
      ),
    )
    .orderBy(asc(notifications.id));
  const stillNeeded = [
    ...seen,
    ...alerts.map(({ id, transaction }) => ({ id, transaction: BigInt(transaction) })),
  ].filter(({ transaction }) => transaction >= next);
  return { alerts, mark: { horizon: next, seen: stillNeeded } };
}
