import type { CallEndReason, CallMessageBody } from '@tayyib/shared/contracts';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { callMessages, calls } from '../../../../database/schema/community/callsTables';
import { addAlert } from '../../../personal/alerts/addAlert';
import { isBlockedBetween } from './isBlockedBetween';

type Call = typeof calls.$inferSelect;

/** How soon after an unanswered call its caller may leave a message, in milliseconds. */
const leftWithinMs = 10 * 60_000;
/** How many messages one caller may leave for the same user in that time; each belongs to a call of its own. */
const maxLeft = 3;

/** The callee did not answer, and did not refuse. */
const unanswered: readonly (CallEndReason | null)[] = ['timeout', 'not-available', 'peer-lost'];

/** Whether the caller of this call may leave a message with it. */
export function mayLeaveMessage(
  { callerId, acceptedAt, endedAt, reason }: Pick<Call, 'callerId' | 'acceptedAt' | 'endedAt' | 'reason'>,
  userId: string,
  now: Date,
): boolean {
  const isRecent = endedAt !== null && now.getTime() - endedAt.getTime() <= leftWithinMs;
  return callerId === userId && acceptedAt === null && isRecent && unanswered.includes(reason);
}

/**
 * Stores the message that a caller leaves with a call that was not answered, one for each call, and tells the callee, unless one of the
 * two blocks the other, which is not disclosed. False where the caller left enough already.
 */
export function leaveMessage(
  db: Database,
  { id: callId, callerId, calleeId, held }: Pick<Call, 'id' | 'callerId' | 'calleeId' | 'held'>,
  { id, content }: Pick<CallMessageBody, 'id' | 'content'>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // messages that are sent at the same moment are counted one after the other
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`call-messages:${callerId}`}))`);
    const left = await transaction
      .select({ id: callMessages.id, callId: callMessages.callId })
      .from(callMessages)
      .innerJoin(calls, eq(calls.id, callMessages.callId))
      .where(
        and(
          eq(callMessages.authorId, callerId),
          eq(calls.calleeId, calleeId),
          isNull(calls.acceptedAt),
          gte(callMessages.sentAt, new Date(now.getTime() - leftWithinMs)),
        ),
      );
    if (left.some((message) => message.id === id)) return true;
    if (left.length >= maxLeft || left.some((message) => message.callId === callId)) return false;
    const [stored] = await transaction
      .insert(callMessages)
      .values({ id, callId, authorId: callerId, content, sentAt: now })
      .onConflictDoNothing()
      .returning({ id: callMessages.id });
    if (!stored) return false;
    if (await isBlockedBetween(transaction, callerId, calleeId)) return true;
    await addAlert(transaction, {
      userIds: [calleeId],
      key: `call-message:${callId}`,
      actorId: callerId,
      content: {
        kind: 'call',
        status: 8,
        alert_name: 'Message',
        scan_name: 'Calls',
        scan_url: '/chat2',
        title: 'left you a message',
        actorName: held.caller.username,
        description: 'You find it with the call that you missed.',
      },
    });
    return true;
  });
}
