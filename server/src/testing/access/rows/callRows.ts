import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { callBlocks, calls, callWishes } from '../../../database/schema/community/callsTables';
import { roomReminders } from '../../../database/schema/community/groupTables';
import type { StoredCall, Leg } from '../../../database/schema/community/StoredCall';
import { insertInvitedRoom, insertPlannedRoom } from '../../../features/community/calls/group/groupFixtures';
import { dayMs } from '../../../lib/durations';
import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';
import { createSubject, type Subject } from '../subject';

/** A call that the user missed, from a caller unknown to everyone else. */
async function missedCall({ app, userId }: Subject) {
  const { userId: callerId } = await createSubject(app, 'visitor');
  return { callId: await putCall(app, callerId, userId), callerId };
}

async function putCall(app: FastifyInstance, callerId: string, calleeId: string): Promise<string> {
  const id = randomUUID();
  const at = app.clock.now();
  const leg = (userId: string): Leg => ({
    userId,
    peer: randomUUID(),
    username: 'Someone',
    device: null,
    lostAt: null,
    seq: 0,
  });
  const held: StoredCall = {
    id,
    phase: 'ended',
    media: 'audio',
    caller: leg(callerId),
    callee: leg(calleeId),
    alias: null,
    ringing: [],
    generation: 0,
    placedAt: at.getTime(),
    ringsUntil: at.getTime(),
    checkedAt: null,
    acceptedAt: null,
    endedAt: at.getTime(),
    reason: 'timeout',
  };
  const { phase, media, reason } = held;
  await app.db
    .insert(calls)
    .values({ id, callerId, calleeId, phase, media, reason, held, placedAt: at, endedAt: at });
  return id;
}

/** A listed room that another user has planned for tomorrow. */
async function plannedRoom({ app }: Subject): Promise<string> {
  const { userId } = await createSubject(app, 'visitor');
  return insertPlannedRoom(app, userId, new Date(app.clock.now().getTime() + dayMs));
}

/** Past calls, and blocked callers. */
export const callRows: MatrixRows = {
  'GET /api/calls': people(200),
  'POST /api/calls/seen': people(200),
  'GET /api/calls/:id/messages': people(200, {
    others: 404,
    ask: async (owner) => ({ params: { id: (await missedCall(owner)).callId } }),
  }),
  'GET /api/calls/wishes': people(200),
  'POST /api/calls/wishes': people(201, {
    others: 404,
    ask: async (owner) => ({ payload: { callId: (await missedCall(owner)).callId } }),
  }),
  'DELETE /api/calls/wishes/:id': people(200, {
    others: 404,
    ask: async (owner) => {
      const { callerId: wantedId } = await missedCall(owner);
      const id = randomUUID();
      const wishedAt = owner.app.clock.now();
      const wish = { id, userId: owner.userId, wantedId, username: 'Someone', wishedAt, hasBeenAway: false };
      await owner.app.db.insert(callWishes).values(wish);
      return { params: { id } };
    },
  }),
  // the link is the key: it is made to be passed on
  'POST /api/calls/rooms/invite': people(200, {
    ask: async ({ app }) => {
      const { userId } = await createSubject(app, 'visitor');
      return { payload: { code: await insertInvitedRoom(app, userId) } };
    },
  }),
  'GET /api/calls/reminders': people(200),
  'POST /api/calls/reminders': people(201, {
    ask: async (owner) => ({ payload: { roomId: await plannedRoom(owner) } }),
  }),
  'DELETE /api/calls/reminders/:id': people(200, {
    others: 404,
    ask: async (owner) => {
      const id = randomUUID();
      const roomId = await plannedRoom(owner);
      const { userId } = owner;
      const askedAt = owner.app.clock.now();
      await owner.app.db.insert(roomReminders).values({ id, roomId, userId, inviteId: null, askedAt });
      return { params: { id } };
    },
  }),
  'GET /api/calls/blocks': people(200),
  'POST /api/calls/blocks': people(201, {
    others: 404,
    ask: async (owner) => ({ payload: { callId: (await missedCall(owner)).callId } }),
  }),
  'DELETE /api/calls/blocks/:id': people(200, {
    others: 404,
    ask: async (owner) => {
      const { callerId: blockedId } = await missedCall(owner);
      const id = randomUUID();
      const block = {
        id,
        userId: owner.userId,
        blockedId,
        username: 'Someone',
        since: owner.app.clock.now(),
      };
      await owner.app.db.insert(callBlocks).values(block);
      return { params: { id } };
    },
  }),
};
