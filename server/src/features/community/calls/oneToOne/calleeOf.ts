import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { calls } from '../../../../database/schema/community/callsTables';
import { createBlockRepository } from '../records/blockRepository';
import type { RealtimeServer } from '../../../../plugins/sockets/socketTypes';
import type { Callee } from './rules/placeCall';
import { deviceOf, peerRoom } from './callDevices';

/**
 * A caller may ring the same user this often without an answer, then not for a while: our limit against
 * harassment by ringing.
 */
const unansweredRings = 3;
const unansweredWithinMs = 10 * 60_000;

/** The user who is online under that id, on any server; null when nobody is. */
export async function findCallee(
  io: RealtimeServer,
  peer: string,
): Promise<
  (Omit<Callee, 'acceptsCalls' | 'isRungTooOften' | 'isBeyondPlan'> & { isAdvisor: boolean }) | null
> {
  const sockets = (await io.in(peerRoom(peer)).fetchSockets()).filter(
    ({ data }) => data.caller?.peer === peer && data.caller.listed,
  );
  const [first] = sockets;
  if (!first?.data.caller) return null;
  const devices = [...new Set(sockets.map((socket) => deviceOf(socket).device))];
  const { viewer, caller } = first.data;
  const isAdvisor = caller.mark === 'advisor';
  return { userId: viewer.userId, peer, username: caller.username, devices, isAdvisor };
}

/** Whether the callee takes calls of the caller, and whether the caller rang them too often. */
export async function attitudeTo(
  db: Database,
  { calleeId, callerId }: { calleeId: string; callerId: string },
  now: Date,
): Promise<Pick<Callee, 'acceptsCalls' | 'isRungTooOften'>> {
  const acceptsCalls = !(await createBlockRepository(db).isBetween(calleeId, callerId));
  const since = new Date(now.getTime() - unansweredWithinMs);
  const [rings] = await db
    .select({ rings: count() })
    .from(calls)
    .where(
      and(
        eq(calls.callerId, callerId),
        eq(calls.calleeId, calleeId),
        isNull(calls.acceptedAt),
        hasRung,
        gte(calls.placedAt, since),
        isAfterAnswered,
      ),
    );
  return { acceptsCalls, isRungTooOften: (rings?.rings ?? 0) >= unansweredRings };
}

/** Calls that never rang, as those to a busy user, bother nobody. */
const hasRung = sql`${calls.reason} is distinct from 'not-available'`;

/** Two users who talked to each other since do not harass each other. */
const isAfterAnswered = sql`not exists (select from ${calls} as answered
  where answered.accepted_at >= ${calls.placedAt}
    and (answered.caller_id, answered.callee_id) in
      ((${calls.callerId}, ${calls.calleeId}), (${calls.calleeId}, ${calls.callerId})))`;
