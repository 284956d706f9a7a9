import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { CallBlock } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { callBlocks } from '../../../../database/schema/callsTables';

/** Who does not want to be called by whom. A block hides each of the two from the other. */
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

    /** The block as it stands: one that was there before stays as it was. */
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
      if (!row) throw new Error('PostgreSQL stored a block without keeping it.');
      return toWire(row);
    },

    /** False when that person has no such block. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(callBlocks)
        .where(and(eq(callBlocks.id, id), eq(callBlocks.userId, userId)))
        .returning({ id: callBlocks.id });
      return removed.length > 0;
    },

    /** Whether either of two has blocked the other. */
    async isBetween(one: string, other: string): Promise<boolean> {
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
    },

    /** Everyone between whom and this person a block lies, whoever of the two made it. */
    async apartFrom(userId: string): Promise<string[]> {
      const rows = await db
        .select({ one: callBlocks.userId, other: callBlocks.blockedId })
        .from(callBlocks)
        .where(or(eq(callBlocks.userId, userId), eq(callBlocks.blockedId, userId)));
      return [...new Set(rows.map(({ one, other }) => (one === userId ? other : one)))];
    },

    /** Of some people, who is hidden from whom: each pair both ways. */
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
