import { randomUUID } from 'node:crypto';
import {
  GroupCallChart,
  GroupCallInvite,
  GroupCallModerate,
  GroupCallPlan,
  GroupCallReact,
  GroupCallRegister,
  GroupCallStatus,
  InRoom,
  RoomInviteBody,
  type JoinedReply,
} from '@tayyib/shared/contracts';
import { roomDaysAhead } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import { dayMs } from '../../../../lib/durations';
import { callerOf } from '../callers';
import { deviceOf, deviceRoom } from '../oneToOne/callDevices';
import type { GroupRooms } from './groupRooms';
import { inviteToRoom } from './inviteToRoom';
import { createRoomChat, lineAsSeen } from './roomChat';
import { chooseOtherTime, roomProblem } from './roomProblem';
import { inviteByName, mayInvite } from './rules/inviteByName';
import { describeSelf } from './rules/describeSelf';
import { createBlockRepository } from '../records/blockRepository';
import { memberOn, roomRefused } from './rules/RoomDecision';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { isInvited, joinByInvite } from './rules/joinByInvite';
import { joinRoom, type Arrival } from './rules/joinRoom';
import { closeRoom, leaveRoom } from './rules/leaveRoom';
import { moderateRoom } from './rules/moderateRoom';
import { openRoom, planRoom } from './rules/openRoom';
import { subjectOf } from './rules/roomAsSeen';

/**
 * Events of group rooms. The sender and the host are determined from the connection and the room, never from
 * a payload.
 */
export function registerGroupEvents(app: FastifyInstance, rooms: GroupRooms): void {
  const chat = createRoomChat(app.db);
  const blocks = createBlockRepository(app.db);
  const now = () => app.clock.now().getTime();

  const decide = async (...request: Parameters<GroupRooms['decide']>): Promise<StoredRoom | null> => {
    const decided = await rooms.decide(...request);
    if (typeof decided === 'string') throw roomProblem(decided);
    return decided;
  };

  const replyTo = async (room: StoredRoom | null, socket: RealtimeSocket): Promise<JoinedReply> => {
    const by = deviceOf(socket);
    if (!room || !memberOn(room, by))
      return { as: 'waiting', room: null, chat: [], subject: room && subjectOf(room) };
    const lines = await chat.last(room.id);
    return {
      as: 'joined',
      room: rooms.asSeen(room, by.userId),
      chat: lines.map((line) => lineAsSeen(line, by.userId)),
      subject: null,
    };
  };

  app.socketEvents.register(
    'group-call-register',
    { access: 'user', schema: GroupCallRegister, limit: eventLimits.roomOpening },
    async (socket, { title, topic, hasLobby, isListed }) => {
      const id = randomUUID();
      const host = arrivalOn(socket, id);
      const banned = await blocks.apartFrom(host.userId);
      const isPrivate = !isListed;
      const capacity = rooms.capacity();
      const room = openRoom({ id, title, topic, hasLobby, isPrivate, capacity, banned }, host);
      const opened = await rooms.open(room);
      if (typeof opened === 'string') throw roomProblem(opened);
      return replyTo(opened, socket);
    },
  );

  app.socketEvents.register(
    'group-call-plan',
    { access: 'user', schema: GroupCallPlan, limit: eventLimits.roomOpening },
    async (socket, { title, topic, hasLobby, isListed, startsAt }) => {
      const { username } = callerOf(socket);
      const { userId } = deviceOf(socket);
      const start = Date.parse(startsAt);
      if (start <= now() || start > now() + roomDaysAhead * dayMs) throw chooseOtherTime();
      const banned = await blocks.apartFrom(userId);
      const room = planRoom(
        {
          id: randomUUID(),
          title,
          topic,
          hasLobby,
          isPrivate: !isListed,
          capacity: rooms.capacity(),
          banned,
        },
        { userId, username },
        { startsAt: start },
      );
      const planned = await rooms.plan(room);
      if (typeof planned === 'string') throw roomProblem(planned);
    },
  );

  app.socketEvents.register(
    'group-call-join-request',
    { access: 'user', schema: InRoom, limit: eventLimits.room },
    async (socket, { roomId }) => {
      const arrival = arrivalOn(socket, roomId);
      const apartFrom = await blocks.apartFrom(arrival.userId);
      const join = (room: StoredRoom | null, isElsewhere: boolean) =>
        isElsewhere ? roomRefused('already-in-room') : joinRoom(room, arrival, { apartFrom });
      return replyTo(await decide(roomId, join, arrival.userId), socket);
    },
  );

  app.socketEvents.register(
    'group-call-join-by-invite',
    { access: 'user', schema: RoomInviteBody, limit: eventLimits.roomInviteLink },
    async (socket, { code }) => {
      callerOf(socket);
      const invited = await rooms.invitedTo(code);
      if (!invited) throw roomProblem('no-such-invite');
      const { room: found, inviteId } = invited;
      const arrival = arrivalOn(socket, found.id);
      const opened = { inviteId, apartFrom: await blocks.apartFrom(arrival.userId), now: now() };
      // refused links are answered alike, wherever the user is
      const join = (room: StoredRoom | null, isElsewhere: boolean) =>
        isElsewhere && isInvited(room, arrival.userId, opened)
          ? roomRefused('already-in-room')
          : joinByInvite(room, arrival, opened);
      const room = await decide(found.id, join, arrival.userId);
      return { ...(await replyTo(room, socket)), roomId: found.id };
    },
  );

  app.socketEvents.register(
    'group-call-user-left',
    { access: 'user', schema: InRoom, limit: eventLimits.room },
    async (socket, { roomId }) => {
      await decide(roomId, (room) => leaveRoom(room, deviceOf(socket)));
    },
  );

  app.socketEvents.register(
    'group-call-closed-by-host',
    { access: 'user', schema: InRoom, limit: eventLimits.room },
    async (socket, { roomId }) => {
      await decide(roomId, (room) => closeRoom(room, deviceOf(socket)));
    },
  );

  app.socketEvents.register(
    'group-call-status',
    { access: 'user', schema: GroupCallStatus, limit: eventLimits.room },
    async (socket, { roomId, ...status }) => {
      await decide(roomId, (room) => describeSelf(room, deviceOf(socket), status, now()));
    },
  );

  app.socketEvents.register(
    'group-call-moderate',
    { access: 'user', schema: GroupCallModerate, limit: eventLimits.room },
    async (socket, request) => {
      const fresh = { peerId: peerIdIn(request.roomId), inviteId: rooms.newInviteId(), now: now() };
      await decide(request.roomId, (room) => moderateRoom(room, deviceOf(socket), request, fresh));
    },
  );

  app.socketEvents.register(
    'group-call-invite',
    { access: 'user', schema: GroupCallInvite, limit: eventLimits.roomInvite },
    async (socket, { roomId, peer }) => {
      const by = deviceOf(socket);
      const room = await rooms.find(roomId);
      const member = memberOn(room, by);
      if (!room || !member) throw roomProblem('no-such-room');
      // before anything is known of who is invited
      if (!mayInvite(room, by)) throw roomProblem('not-host');
      const letIn = (userId: string) => decide(roomId, (current) => inviteByName(current, by, userId));
      await inviteToRoom(app, room, { from: by.userId, username: member.username, peer }, letIn);
    },
  );

  app.socketEvents.register(
    'group-call-react',
    { access: 'user', schema: GroupCallReact, limit: eventLimits.roomReaction },
    async (socket, { roomId, reaction }) => {
      const room = await rooms.find(roomId);
      const member = memberOn(room, deviceOf(socket));
      if (!room || !member) throw roomProblem('no-such-room');
      for (const { device } of room.members)
        app.io
          .to(deviceRoom(device))
          .emit('group-call-reacted', { roomId, participant: member.participant, reaction });
    },
  );

  app.socketEvents.register(
    'group-call-chart',
    { access: 'user', schema: GroupCallChart, limit: eventLimits.roomChart },
    async (socket, { roomId, content }) => {
      const added = await chat.add(roomId, deviceOf(socket), content, app.clock.now());
      if (!added) throw roomProblem('no-such-room');
      for (const { device, userId } of added.members) {
        app.io.to(deviceRoom(device)).emit('group-call-chart', lineAsSeen(added.line, userId));
      }
    },
  );
}

/** A user who asks to join, and the ids they get if admitted. */
function arrivalOn(socket: RealtimeSocket, roomId: string): Arrival {
  const { username } = callerOf(socket);
  return { ...deviceOf(socket), username, participant: randomUUID(), peerId: peerIdIn(roomId) };
}

/** Contains its room, so that `/peer` finds the member with one look-up. */
export function peerIdIn(roomId: string): string {
  return `${roomId}_${randomUUID()}`;
}
