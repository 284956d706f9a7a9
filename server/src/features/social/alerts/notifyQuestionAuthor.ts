import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/Queryable';
import { notifications } from '../../../database/schema/social/notificationTables';

/** Tells whoever asked, in the transaction that keeps the answer. Servers hear by the notification `alerts`. */
export async function notifyQuestionAuthor(
  db: Queryable,
  question: { userId: string; questionId: string },
): Promise<void> {
  await db.insert(notifications).values(question);
  await db.execute(sql`select pg_notify('alerts', '')`);
}
