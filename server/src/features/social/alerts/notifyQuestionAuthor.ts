import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/Queryable';
import { notifications } from '../../../database/schema/social/notificationTables';

/** Notifies the author of a question in the transaction that stores its answer. Servers listen on the channel `alerts`. */
export async function notifyQuestionAuthor(
  db: Queryable,
  question: { userId: string; questionId: string },
): Promise<void> {
  await db.insert(notifications).values(question);
  await db.execute(sql`select pg_notify('alerts', '')`);
}
