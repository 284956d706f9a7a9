import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { alertTimings } from '../../../../database/schema/personal/deliveryTables';

/** The token in the mails of a user, made when it is first needed. It ends mails, and does nothing else. */
export async function unsubscribeToken(db: Queryable, userId: string): Promise<string> {
  await db
    .insert(alertTimings)
    .values({ userId, unsubscribeToken: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(alertTimings).where(eq(alertTimings.userId, userId));
  if (!row) throw new Error('PostgreSQL stored a token without returning it.');
  return row.unsubscribeToken;
}
