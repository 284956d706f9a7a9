import { and, count, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { CallRecord } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { callBlocks, callMessages, calls } from '../../../../database/schema/community/callsTables';
import type { Leg } from '../../../../database/schema/community/StoredCall';
import { markOf } from '../callers';

const pageSize = 25;

/** A past call and its other participant. */
export interface PastCall extends Omit<CallRecord, 'peer'> {
  otherId: string;
}

/** The call history of a user. Calls by someone they had blocked are not in it. */
export function createCallRepository(db: Database) {
  const isTheirs = (userId: string) =>
    or(
      eq(calls.callerId, userId),
      and(
        eq(calls.calleeId, userId),
        sql`not exists (select 1 from ${callBlocks} where ${callBlocks.userId} = ${userId}
          and ${callBlocks.blockedId} = ${calls.callerId} and ${callBlocks.since} <= ${calls.placedAt})`,
      ),
    );
  const isMissedBy = (userId: string) =>
    and(isTheirs(userId), eq(calls.calleeId, userId), eq(calls.phase, 'ended'), isMissed);

  return {
    /** The newest ended calls, or those before a given one. */
    async list(
      userId: string,
      before?: string,
    ): Promise<{ calls: PastCall[]; next: string | null; missed: number }> {
      const isBefore =
        before === undefined
          ? undefined
          : lt(
              sql`(${calls.placedAt}, ${calls.id})`,
              sql`(select placed_at, id from calls where id = ${before})`,
            );
      const rows = await db
        .select({
          call: calls,
          roles: users.roles,
          isBlocked: sql<boolean>`${callBlocks.id} is not null`,
        })
        .from(calls)
        .innerJoin(users, sql`${users.id} = ${otherOf(userId)}`)
        .leftJoin(
          callBlocks,
          and(eq(callBlocks.userId, userId), sql`${callBlocks.blockedId} = ${otherOf(userId)}`),
        )
        .where(and(isTheirs(userId), eq(calls.phase, 'ended'), isBefore))
        .orderBy(desc(calls.placedAt), desc(calls.id))
        .limit(pageSize + 1);
      const page = rows.slice(0, pageSize);
      const lines = await linesOf(page.map(({ call }) => call.id));
      const last = page.at(-1);
      return {
        calls: page.map(({ call, roles, isBlocked }) => ({
          ...pastCall(call, userId),
          mark: markOf({ roles }),
          isBlocked,
          messages: lines.get(call.id) ?? 0,
        })),
        next: rows.length > pageSize && last ? last.call.id : null,
        missed: await missedBy(userId),
      };
    },

    /** The other participant of a call that the user took part in; null where there is no such call. */
    async findOther(userId: string, callId: string): Promise<Leg | null> {
      const [row] = await db
        .select({ call: calls.held })
        .from(calls)
        .where(and(eq(calls.id, callId), or(eq(calls.callerId, userId), eq(calls.calleeId, userId))));
      if (!row) return null;
      const { caller, callee } = row.call;
      return caller.userId === userId ? callee : caller;
    },

    async markSeen(userId: string, now: Date): Promise<void> {
      await db
        .update(calls)
        .set({ seenAt: now })
        .where(and(isMissedBy(userId), isNull(calls.seenAt)));
    },
  };

  async function missedBy(userId: string): Promise<number> {
    const [row] = await db
      .select({ missed: count() })
      .from(calls)
      .where(and(isMissedBy(userId), isNull(calls.seenAt)));
    return row?.missed ?? 0;
  }

  async function linesOf(ids: string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: callMessages.callId, lines: count() })
      .from(callMessages)
      .where(inArray(callMessages.callId, ids))
      .groupBy(callMessages.callId);
    return new Map(rows.map(({ id, lines }) => [id, lines]));
  }
}

/** The other participant of a call of this user. */
const otherOf = (userId: string) =>
  sql`case when ${calls.callerId} = ${userId} then ${calls.calleeId} else ${calls.callerId} end`;

/** Nobody answered, and the callee did not reject it. */
const isMissed = and(isNull(calls.acceptedAt), ne(calls.reason, 'rejected'));

function pastCall(
  call: typeof calls.$inferSelect,
  userId: string,
): Omit<PastCall, 'isBlocked' | 'mark' | 'messages'> {
  const isOut = call.callerId === userId;
  const other = isOut ? call.held.callee : call.held.caller;
  const wasMissed = !isOut && call.acceptedAt === null && call.reason !== 'rejected';
  return {
    id: call.id,
    otherId: other.userId,
    direction: isOut ? 'out' : 'in',
    username: other.username,
    media: call.media,
    placedAt: call.placedAt.toISOString(),
    acceptedAt: call.acceptedAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
    reason: call.reason,
    isMissed: wasMissed,
    isSeen: !wasMissed || call.seenAt !== null,
  };
}
