import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import { calls } from '../../../../database/schema/callsTables';
import type { Outcome, Ruling } from './rules/CallDecision';
import type { HeldCall } from '../../../../database/schema/HeldCall';

type Decided = { ok: boolean; outcome?: Outcome | null };

/** Keeps one-to-one calls in the database, where every server sees them. Each rule has its call to itself while it decides. */
export function createHeldCalls(db: Database) {
  const find = async (on: Database | Transaction, id: string): Promise<HeldCall | null> => {
    const [row] = await on
      .select({ held: calls.held })
      .from(calls)
      .where(or(eq(calls.id, id), eq(calls.alias, id)))
      .for('update');
    return row?.held ?? null;
  };

  return {
    /** Decides over the call with that id, or the one it became. */
    async decide<Answer extends Decided>(
      id: string,
      rule: (call: HeldCall | null) => Answer,
    ): Promise<Answer> {
      return db.transaction(async (transaction) => {
        const answer = rule(await find(transaction, id));
        await save(transaction, answer.outcome?.call);
        return answer;
      });
    },

    /** The same for what comes many times a second: losing the last of it in a power cut loses no more than the picture. */
    async relay(id: string, rule: (call: HeldCall | null) => Ruling): Promise<Ruling> {
      return db.transaction(async (transaction) => {
        await transaction.execute(sql`set local synchronous_commit to off`);
        const answer = rule(await find(transaction, id));
        if (answer.ok) await save(transaction, answer.outcome?.call);
        return answer;
      });
    },

    /** Decides over a new call between two people, who can be in no other decision meanwhile. */
    async place<Answer extends Decided>(
      id: string,
      people: readonly [string, string],
      rule: (known: HeldCall | null, active: HeldCall[]) => Answer,
    ): Promise<Answer> {
      return db.transaction(async (transaction) => {
        // its number too: of two who made the same one, the second is to find the call of the first
        for (const one of [...people, id].sort()) {
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`calls:${one}`}))`);
        }
        const known = await find(transaction, id);
        const rows = await transaction
          .select({ held: calls.held })
          .from(calls)
          .where(
            and(
              ne(calls.phase, 'ended'),
              or(inArray(calls.callerId, people), inArray(calls.calleeId, people)),
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

    /** The calls that go on, of one person or of all. */
    async goingOn(userId?: string): Promise<HeldCall[]> {
      const isTheirs =
        userId === undefined ? undefined : or(eq(calls.callerId, userId), eq(calls.calleeId, userId));
      const rows = await db
        .select({ held: calls.held })
        .from(calls)
        .where(and(ne(calls.phase, 'ended'), isTheirs));
      return rows.map(({ held }) => held);
    },
  };
}

export type HeldCalls = ReturnType<typeof createHeldCalls>;

async function save(transaction: Transaction, call: HeldCall | undefined): Promise<void> {
  if (!call) return;
  const instant = (at: number | null) => (at === null ? null : new Date(at));
  const changing = {
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
      ...changing,
    })
    .onConflictDoUpdate({ target: calls.id, set: changing });
}
