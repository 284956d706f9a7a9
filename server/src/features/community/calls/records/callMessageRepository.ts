import { and, asc, count, eq, or } from 'drizzle-orm';
import type { CallMessage, CallMessageBody } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { callMessages, calls } from '../../../../database/schema/community/callsTables';

/** Far more than a conversation has: a limit on what one call may store. */
const maxLines = 2000;
/** A line written while the other side hung up still belongs to the call. */
const lateMs = 60_000;

/** The chat of one-to-one calls, stored for its two participants. */
export function createCallMessageRepository(db: Database) {
  const callOf = async (userId: string, callId: string) => {
    const [call] = await db
      .select({ id: calls.id, acceptedAt: calls.acceptedAt, endedAt: calls.endedAt })
      .from(calls)
      .where(
        and(
          or(eq(calls.id, callId), eq(calls.alias, callId)),
          or(eq(calls.callerId, userId), eq(calls.calleeId, userId)),
        ),
      );
    return call ?? null;
  };

  return {
    /** False if the writer is not in this call, or it has ended. A repeated line is stored once. */
    async add(userId: string, { callId, id, content }: CallMessageBody, now: Date): Promise<boolean> {
      const call = await callOf(userId, callId);
      if (!call?.acceptedAt) return false;
      if (call.endedAt && now.getTime() - call.endedAt.getTime() > lateMs) return false;
      const [stored] = await db
        .select({ lines: count() })
        .from(callMessages)
        .where(eq(callMessages.callId, call.id));
      if ((stored?.lines ?? 0) >= maxLines) return false;
      await db
        .insert(callMessages)
        .values({ id, callId: call.id, authorId: userId, content, sentAt: now })
        .onConflictDoNothing();
      return true;
    },

    /** Null for a user who took no part in the call. */
    async list(userId: string, callId: string): Promise<CallMessage[] | null> {
      const call = await callOf(userId, callId);
      if (!call) return null;
      const rows = await db
        .select()
        .from(callMessages)
        .where(eq(callMessages.callId, call.id))
        .orderBy(asc(callMessages.sentAt), asc(callMessages.id));
      return rows.map(({ id, authorId, content, sentAt }) => ({
        id,
        isOwn: authorId === userId,
        content,
        at: sentAt.toISOString(),
      }));
    },
  };
}
