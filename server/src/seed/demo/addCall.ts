import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/client';
import { callMessages, calls } from '../../database/schema/community/callsTables';
import type { Leg, StoredCall } from '../../database/schema/community/StoredCall';
import { dayMs, minuteMs } from '../../lib/durations';

/** Yesterday's video call of nine minutes, with its chat. */
export async function addCall(db: Database, callerId: string, calleeId: string, now: Date): Promise<void> {
  const id = randomUUID();
  const placedAt = new Date(now.getTime() - dayMs);
  const acceptedAt = new Date(placedAt.getTime() + 8000);
  const endedAt = new Date(acceptedAt.getTime() + 9 * minuteMs);
  const leg = (userId: string, username: string): Leg => ({
    userId,
    username,
    peer: randomUUID(),
    device: null,
    lostAt: null,
    seq: 0,
  });
  const held: StoredCall = {
    id,
    phase: 'ended',
    media: 'video',
    caller: leg(callerId, 'Rafiq'),
    callee: leg(calleeId, 'Parveen'),
    alias: null,
    ringing: [],
    generation: 0,
    placedAt: placedAt.getTime(),
    ringsUntil: acceptedAt.getTime(),
    checkedAt: null,
    acceptedAt: acceptedAt.getTime(),
    endedAt: endedAt.getTime(),
    reason: 'hung-up',
  };
  const { phase, media, reason } = held;
  await db
    .insert(calls)
    .values({ id, callerId, calleeId, phase, media, reason, held, placedAt, acceptedAt, endedAt });
  await db.insert(callMessages).values({
    id: randomUUID(),
    callId: id,
    authorId: calleeId,
    content: 'Assalamu alaikum! I send you the screen afterwards.',
    sentAt: new Date(acceptedAt.getTime() + minuteMs),
  });
}
