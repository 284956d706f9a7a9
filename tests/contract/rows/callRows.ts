import { randomUUID } from 'node:crypto';
import {
  CallBlock,
  CallBlocksReply,
  CallMessagesReply,
  CallWish,
  CallWishesReply,
  CallWishWithdrawnReply,
  CallsReply,
  MissedSeenReply,
  RoomInviteReply,
  RoomReminder,
  RoomRemindersReply,
  RoomReminderWithdrawnReply,
  UnblockedReply,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { callsApi } from '../../../mfe-calls/src/api/callsApi';
import { callMessages, calls } from '../../../server/src/database/schema/community/callsTables';
import type { StoredCall, Leg } from '../../../server/src/database/schema/community/StoredCall';
import {
  insertInvitedRoom,
  insertPlannedRoom,
} from '../../../server/src/features/community/calls/group/groupFixtures';
import { userIdOf } from '../../../server/src/testing';
import type { Row } from './Row';

const ask = callsApi.endpoints;
const callId = '00000000-0000-4000-8000-0000000000c1';
const learnt = { block: '', wish: '', invite: '', plannedRoom: '', reminder: '' };

/** Inserts a call of Paro with Rafi that has a chat message, and a room of Rafi with an invite link, and one for tomorrow. */
export async function insertCall(app: FastifyInstance): Promise<void> {
  const callerId = await userIdOf(app, 'rafi');
  const calleeId = await userIdOf(app, 'paro');
  const at = app.clock.now();
  const leg = (userId: string, username: string): Leg => ({
    userId,
    username,
    peer: randomUUID(),
    device: null,
    lostAt: null,
    seq: 0,
  });
  const held: StoredCall = {
    id: callId,
    phase: 'ended',
    media: 'video',
    alias: null,
    ringing: [],
    generation: 0,
    caller: leg(callerId, 'Rafi'),
    callee: leg(calleeId, 'Paro'),
    reason: 'hung-up',
    placedAt: at.getTime(),
    ringsUntil: at.getTime(),
    checkedAt: null,
    acceptedAt: at.getTime(),
    endedAt: at.getTime(),
  };
  const { phase, media, reason } = held;
  await app.db.insert(calls).values({
    id: callId,
    callerId,
    calleeId,
    phase,
    media,
    reason,
    held,
    placedAt: at,
    acceptedAt: at,
    endedAt: at,
  });
  const line = { id: randomUUID(), callId, authorId: calleeId, content: 'Salaam', sentAt: at };
  await app.db.insert(callMessages).values(line);
  learnt.invite = await insertInvitedRoom(app, callerId);
  learnt.plannedRoom = await insertPlannedRoom(app, callerId, new Date(at.getTime() + 86_400_000));
}

/** The requests of the calls pages about past calls. */
export const callRows: Readonly<Record<string, Row>> = {
  getCalls: {
    as: 'paro',
    route: 'GET /api/calls',
    reply: CallsReply,
    ask: (send) => send(ask.getCalls.initiate()),
  },
  getCallMessages: {
    as: 'paro',
    route: 'GET /api/calls/:id/messages',
    reply: CallMessagesReply,
    ask: (send) => send(ask.getCallMessages.initiate(callId)),
  },
  markCallsSeen: {
    as: 'paro',
    route: 'POST /api/calls/seen',
    reply: MissedSeenReply,
    ask: (send) => send(ask.markCallsSeen.initiate()),
  },
  wishCall: {
    as: 'paro',
    route: 'POST /api/calls/wishes',
    reply: CallWish,
    ask: (send) => send(ask.wishCall.initiate(callId)),
    learn: (body) => {
      learnt.wish = CallWish.parse(body).id;
      return {};
    },
  },
  getCallWishes: {
    as: 'paro',
    route: 'GET /api/calls/wishes',
    reply: CallWishesReply,
    ask: (send) => send(ask.getCallWishes.initiate()),
  },
  withdrawCallWish: {
    as: 'paro',
    route: 'DELETE /api/calls/wishes/:id',
    reply: CallWishWithdrawnReply,
    ask: (send) => send(ask.withdrawCallWish.initiate(learnt.wish)),
  },
  checkRoomInvite: {
    as: 'paro',
    route: 'POST /api/calls/rooms/invite',
    reply: RoomInviteReply,
    ask: (send) => send(ask.checkRoomInvite.initiate(learnt.invite)),
  },
  addRoomReminder: {
    as: 'paro',
    route: 'POST /api/calls/reminders',
    reply: RoomReminder,
    ask: (send) => send(ask.addRoomReminder.initiate({ roomId: learnt.plannedRoom })),
    learn: (body) => {
      learnt.reminder = RoomReminder.parse(body).id;
      return {};
    },
  },
  getRoomReminders: {
    as: 'paro',
    route: 'GET /api/calls/reminders',
    reply: RoomRemindersReply,
    ask: (send) => send(ask.getRoomReminders.initiate()),
  },
  withdrawRoomReminder: {
    as: 'paro',
    route: 'DELETE /api/calls/reminders/:id',
    reply: RoomReminderWithdrawnReply,
    ask: (send) => send(ask.withdrawRoomReminder.initiate(learnt.reminder)),
  },
  blockCaller: {
    as: 'paro',
    route: 'POST /api/calls/blocks',
    reply: CallBlock,
    ask: (send) => send(ask.blockCaller.initiate({ callId })),
    learn: (body) => {
      learnt.block = CallBlock.parse(body).id;
      return {};
    },
  },
  getCallBlocks: {
    as: 'paro',
    route: 'GET /api/calls/blocks',
    reply: CallBlocksReply,
    ask: (send) => send(ask.getCallBlocks.initiate()),
  },
  unblockCaller: {
    as: 'paro',
    route: 'DELETE /api/calls/blocks/:id',
    reply: UnblockedReply,
    ask: (send) => send(ask.unblockCaller.initiate(learnt.block)),
  },
};
