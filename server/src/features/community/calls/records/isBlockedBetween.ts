import { and, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { callBlocks } from '../../../../database/schema/community/callsTables';

/** Whether either of two has blocked the other. */
export async function isBlockedBetween(db: Queryable, one: string, other: string): Promise<boolean> {
  const [row] = await db
    .select({ id: callBlocks.id })
    .from(callBlocks)
    .where(
      or(
        and(eq(callBlocks.userId, one), eq(callBlocks.blockedId, other)),
        and(eq(callBlocks.userId, other), eq(callBlocks.blockedId, one)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
