import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { alertChoices } from '../../../../database/schema/personal/deliveryTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { alertColumns, selectAlerts } from '../alertRepository';
import type { AlertRow } from '../texts/renderAlert';

/** A read position. Alerts do not become visible in the order of their ids, so it is based on transaction ids. */
export interface AlertCursor {
  /** All transactions below this one had ended and were read. */
  horizon: bigint;
  /** Alerts of later transactions that were read already. */
  seen: readonly FoundAlert[];
}

/** An alert that was committed, before its text is read. */
export interface FoundAlert extends Pick<AlertRow, 'id' | 'at' | 'visitedAt' | 'kind' | 'isOwned'> {
  userId: string;
  transaction: number;
  /** The status change that it shares with other users; null for all other kinds. */
  statusChangeId: number | null;
  /** The user does not want alerts of this kind to pop up on pages. */
  isSilenced: boolean;
}

export type NewAlert = AlertRow & Pick<FoundAlert, 'userId' | 'statusChangeId'>;

const horizonNow = async (db: Pick<Database, 'execute'>): Promise<bigint> => {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return BigInt(rows[0]?.horizon ?? 0);
};

/** The current position: earlier alerts are not new. */
export const currentCursor = async (db: Database): Promise<AlertCursor> => ({
  horizon: await horizonNow(db),
  seen: [],
});

/**
 * Finds the alerts of the connected users that were committed since a position, in the order they were stored, and the
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
  const rows = await db
    .select({ ...alertColumns, isSilenced: exists(silencedOnPages(db)).mapWith(Boolean) })
    .from(alerts)
    .where(sql`${alerts.transaction} >= ${horizon.toString()}::bigint and ${alerts.userId} = any(${users})`)
    .orderBy(alerts.id);
  const known = new Set(seen.map(({ id }) => id));
  const found = rows.filter(({ id }) => !known.has(id));
  const stillNeeded = [...seen, ...found].filter(({ transaction }) => transaction >= next);
  return { found, cursor: { horizon: next, seen: stillNeeded } };
}

/** Status changes that were read, by their id: each is read once, however many users have an alert of it. */
export type ReadChanges = Map<number, NewAlert>;

/**
 * The alerts with all that their texts need, in the same order. An alert that was deleted meanwhile is left out.
 * @param changes those read before; new ones are added
 */
export async function readAlerts(
  db: Database,
  found: readonly FoundAlert[],
  changes: ReadChanges,
): Promise<NewAlert[]> {
  const isRead = ({ statusChangeId }: FoundAlert) => statusChangeId !== null && changes.has(statusChangeId);
  const unread = found.filter((alert) => !isRead(alert));
  const oneOfEach = new Map(unread.map(({ id, statusChangeId }) => [statusChangeId ?? id, id]));
  const others = new Map<bigint, NewAlert>();
  for (const row of await readByIds(db, [...oneOfEach.values()])) {
    if (row.statusChangeId === null) others.set(row.id, row);
    else changes.set(row.statusChangeId, row);
  }
  return found.flatMap(({ id, userId, at, visitedAt, isOwned, statusChangeId }) => {
    const row = statusChangeId === null ? others.get(id) : changes.get(statusChangeId);
    return row ? [{ ...row, id, userId, at, visitedAt, isOwned }] : [];
  });
}

async function readByIds(db: Database, ids: readonly bigint[]): Promise<NewAlert[]> {
  if (ids.length === 0) return [];
  return selectAlerts(db).where(sql`${alerts.id} = any(${sql.param(ids.map(String))}::bigint[])`);
}

/** The choice against alerts of its kind on pages, of the user of an alert. */
const silencedOnPages = (db: Database) =>
  db
    .select({ userId: alertChoices.userId })
    .from(alertChoices)
    .where(
      and(
        eq(alertChoices.userId, alerts.userId),
        eq(alertChoices.kind, alerts.kind),
        eq(alertChoices.channel, 'page'),
        eq(alertChoices.isOn, false),
      ),
    );
