import type { Queryable } from '../../../database/client';
import { type AlertContent, alerts } from '../../../database/schema/personal/alertTables';
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
    .insert(alerts)
    .values(userIds.map((userId) => ({ userId, ...alert })))
    .onConflictDoNothing()
    .returning({ id: alerts.id });
  if (added.length > 0) await announceAlerts(db);
}

/** Alerts the author of a question in the transaction that stores its answer. */
export async function addAnswerAlert(
  transaction: Queryable,
  question: { userId: string; questionId: string },
): Promise<void> {
  await transaction.insert(alerts).values(question);
  await announceAlerts(transaction);
}
