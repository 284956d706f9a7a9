import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { CallBlock } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { isBlockedBetween } from './isBlockedBetween';
import { callBlocks } from '../../../../database/schema/community/callsTables';

/** Who has blocked whom from calling. A block hides each of the two from the other. */
export function createBlockRepository(db: Database) {
  return {
    async list(userId: string): Promise<CallBlock[]> {
      const rows = await db
        .select()
        .from(callBlocks)
        .where(eq(callBlocks.userId, userId))
        .orderBy(desc(callBlocks.since));
      return rows.map(toWire);
    },

    /** The existing block; one that was there before is unchanged. */
    async add(block: {
      userId: string;
      blockedId: string;
      username: string;
      since: Date;
    }): Promise<CallBlock> {
      await db.insert(callBlocks).values(block).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(callBlocks)
        .where(and(eq(callBlocks.userId, block.userId), eq(callBlocks.blockedId, block.blockedId)));
      if (!row) throw new Error('PostgreSQL stored a block without returning it.');
      return toWire(row);
    },

    /** False when that user has no such block. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(callBlocks)
        .where(and(eq(callBlocks.id, id), eq(callBlocks.userId, userId)))
        .returning({ id: callBlocks.id });
      return removed.length > 0;
    },

    /** Whether either of two has blocked the other. */
    isBetween: (one: string, other: string): Promise<boolean> => isBlockedBetween(db, one, other),

    /** Everyone who has blocked this user or is blocked by them. */
    async apartFrom(userId: string): Promise<string[]> {
      const rows = await db
        .select({ one: callBlocks.userId, other: callBlocks.blockedId })
        .from(callBlocks)
        .where(or(eq(callBlocks.userId, userId), eq(callBlocks.blockedId, userId)));
      return [...new Set(rows.map(({ one, other }) => (one === userId ? other : one)))];
    },

    /** Which of some users are hidden from which: each pair in both directions. */
    async among(userIds: readonly string[]): Promise<Map<string, Set<string>>> {
      const hidden = new Map<string, Set<string>>();
      if (userIds.length === 0) return hidden;
      const rows = await db
        .select({ one: callBlocks.userId, other: callBlocks.blockedId })
        .from(callBlocks)
        .where(inArray(callBlocks.userId, [...userIds]));
      const hide = (from: string, whom: string) =>
        hidden.set(from, (hidden.get(from) ?? new Set()).add(whom));
      for (const { one, other } of rows) {
        hide(one, other);
        hide(other, one);
      }
      return hidden;
    },
  };
}

function toWire({ id, username, since }: typeof callBlocks.$inferSelect): CallBlock {
  return { id, username, since: since.toISOString() };
}
