import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { alertTimings } from '../../../../database/schema/social/alertTables';
import { afterQuietHours } from './dueAt';

/** When the quiet hours of a user end; null while there are none. */
export async function quietEnd(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const [timing] = await db.select().from(alertTimings).where(eq(alertTimings.userId, userId));
  const end = timing ? afterQuietHours(now, timing) : now;
  return end > now ? end : null;
}
