import { and, count, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { calls } from '../../../../database/schema/social/callsTables';
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
): Promise<Omit<Callee, 'acceptsCalls'> | null> {
  const sockets = (await io.in(peerRoom(peer)).fetchSockets()).filter(
    ({ data }) => data.caller?.peer === peer && data.caller.listed,
  );
  const [first] = sockets;
  if (!first?.data.caller) return null;
  const devices = [...new Set(sockets.map((socket) => deviceOf(socket).device))];
  return { userId: first.data.viewer.userId, peer, username: first.data.caller.username, devices };
}

/**
 * False when the caller rang the callee too often recently, or one of them blocks the other. The caller is
 * not told which.
 */
export async function acceptsCallsFrom(
  db: Database,
  calleeId: string,
  callerId: string,
  now: Date,
): Promise<boolean> {
  if (await createBlockRepository(db).isBetween(calleeId, callerId)) return false;
  const [rings] = await db
    .select({ rings: count() })
    .from(calls)
    .where(
      and(
        eq(calls.callerId, callerId),
        eq(calls.calleeId, calleeId),
        isNull(calls.acceptedAt),
        gte(calls.placedAt, new Date(now.getTime() - unansweredWithinMs)),
      ),
    );
  return (rings?.rings ?? 0) < unansweredRings;
}
