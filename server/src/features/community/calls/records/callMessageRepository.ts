import { and, asc, count, eq, or } from 'drizzle-orm';
import type { CallMessage, CallMessageBody } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { callMessages, calls } from '../../../../database/schema/community/callsTables';
import { leaveMessage, mayLeaveMessage } from './leaveMessage';

/** Far more than a conversation has: a limit on what one call may store. */
const maxLines = 2000;
/** A line written while the other side hung up still belongs to the call. */
const lateMs = 60_000;

/** For whom a message was left, null for a line of a conversation; or why nothing was stored. */
type AddedMessage = { leftFor: string | null } | 'no-such-call' | 'written-already';

/** The chat of one-to-one calls, stored for its two participants. */
export function createCallMessageRepository(db: Database) {
  const callOf = async (userId: string, callId: string) => {
    const [call] = await db
      .select()
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
    /**
     * Stores a line of a call, or the message that the caller leaves where nobody answered; whom the latter is for is returned. A repeated
     * line is stored once.
     */
    async add(userId: string, { callId, id, content }: CallMessageBody, now: Date): Promise<AddedMessage> {
      const call = await callOf(userId, callId);
      if (!call) return 'no-such-call';
      if (mayLeaveMessage(call, userId, now)) {
        const isLeft = await leaveMessage(db, call, { id, content }, now);
        return isLeft ? { leftFor: call.calleeId } : 'written-already';
      }
      if (!call.acceptedAt) return 'no-such-call';
      if (call.endedAt && now.getTime() - call.endedAt.getTime() > lateMs) return 'no-such-call';
      const [stored] = await db
        .select({ lines: count() })
        .from(callMessages)
        .where(eq(callMessages.callId, call.id));
      if ((stored?.lines ?? 0) >= maxLines) return 'no-such-call';
      await db
        .insert(callMessages)
        .values({ id, callId: call.id, authorId: userId, content, sentAt: now })
        .onConflictDoNothing();
      return { leftFor: null };
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
