import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../../database/client';
import { calls } from '../../../../database/schema/community/callsTables';
import { namesDevice } from '../namesDevice';
import { alertOfMissedCall } from './alertOfMissedCall';
import type { CallOutcome, CallDecision } from './rules/callRules';
import type { StoredCall } from '../../../../database/schema/community/StoredCall';

type Decided = { ok: boolean; outcome?: CallOutcome | null };

/**
 * Stores one-to-one calls in the database, where every server sees them. A rule runs while its call is
 * locked.
 */
export function createStoredCalls(db: Database) {
  const find = async (on: Database | Transaction, id: string): Promise<StoredCall | null> => {
    const [row] = await on
      .select({ held: calls.held })
      .from(calls)
      .where(or(eq(calls.id, id), eq(calls.alias, id)))
      .for('update');
    return row?.held ?? null;
  };

  return {
    /** Runs a rule on the call with that id, or the one it was merged into. */
    async decide<Answer extends Decided>(
      id: string,
      rule: (call: StoredCall | null) => Answer,
    ): Promise<Answer> {
      return db.transaction(async (transaction) => {
        const answer = rule(await find(transaction, id));
        await save(transaction, answer.outcome?.call);
        return answer;
      });
    },

    /**
     * The same for frequent messages: losing the last one in a power cut only
     * interrupts the media.
     */
    async relay(id: string, rule: (call: StoredCall | null) => CallDecision): Promise<CallDecision> {
      return db.transaction(async (transaction) => {
        await transaction.execute(sql`set local synchronous_commit to off`);
        const answer = rule(await find(transaction, id));
        if (answer.ok) await save(transaction, answer.outcome?.call);
        return answer;
      });
    },

    /** Runs a rule on a new call between two users, while no other decision about them can run. */
    async place<Answer extends Decided>(
      id: string,
      userIds: readonly [string, string],
      rule: (known: StoredCall | null, active: StoredCall[]) => Answer,
    ): Promise<Answer> {
      return db.transaction(async (transaction) => {
        // locks the id too: of two calls with the same id, the second has to find the first
        for (const one of [...userIds, id].sort()) {
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`calls:${one}`}))`);
        }
        const known = await find(transaction, id);
        const rows = await transaction
          .select({ held: calls.held })
          .from(calls)
          .where(
            and(
              ne(calls.phase, 'ended'),
              or(inArray(calls.callerId, userIds), inArray(calls.calleeId, userIds)),
            ),
          )
          .for('update');
        const answer = rule(
          known,
          rows.map(({ held }) => held),
        );
        await save(transaction, answer.outcome?.call);
        return answer;
      });
    },

    /** The active calls, of one user or of all. */
    activeCalls: (userId?: string) => activeCallsIn(db, userId),

    /** The active calls with a device that begins with this. */
    async activeCallsOn(prefix: string): Promise<StoredCall[]> {
      const rows = await db
        .select({ held: calls.held })
        .from(calls)
        .where(and(ne(calls.phase, 'ended'), namesDevice(calls.held, prefix)));
      return rows.map(({ held }) => held);
    },
  };
}

/** The active calls, of one user or of all. */
export async function activeCallsIn(db: Queryable, userId?: string): Promise<StoredCall[]> {
  const isOfUser =
    userId === undefined ? undefined : or(eq(calls.callerId, userId), eq(calls.calleeId, userId));
  const rows = await db
    .select({ held: calls.held })
    .from(calls)
    .where(and(ne(calls.phase, 'ended'), isOfUser));
  return rows.map(({ held }) => held);
}

export type StoredCalls = ReturnType<typeof createStoredCalls>;

async function save(transaction: Transaction, call: StoredCall | undefined): Promise<void> {
  if (!call) return;
  const instant = (at: number | null) => (at === null ? null : new Date(at));
  const updatable = {
    alias: call.alias,
    phase: call.phase,
    reason: call.reason,
    held: call,
    acceptedAt: instant(call.acceptedAt),
    endedAt: instant(call.endedAt),
  };
  await transaction
    .insert(calls)
    .values({
      id: call.id,
      callerId: call.caller.userId,
      calleeId: call.callee.userId,
      media: call.media,
      placedAt: new Date(call.placedAt),
      ...updatable,
    })
    .onConflictDoUpdate({ target: calls.id, set: updatable });
  await alertOfMissedCall(transaction, call);
}
