import type { Queryable } from '../../../database/client';
import { type AlertContent, notifications } from '../../../database/schema/personal/alertTables';
import { announceAlerts } from '../../../events/announceAlerts';

interface NewAlert {
  userIds: readonly string[];
  /** What it is about, such as `call:<id>`: a user who has an alert about it gets no second one. */
  key: string;
  content: AlertContent;
  /** Whose name begins its title. */
  actorId?: string;
}

/** Alerts users in the caller's transaction, each at most once. */
export async function addAlert(db: Queryable, { userIds, ...alert }: NewAlert): Promise<void> {
  if (userIds.length === 0) return;
  const added = await db
    .insert(notifications)
    .values(userIds.map((userId) => ({ userId, ...alert })))
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (added.length > 0) await announceAlerts(db);
}
