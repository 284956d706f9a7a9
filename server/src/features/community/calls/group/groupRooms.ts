import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { deviceOf, deviceRoom, devicesOfSession } from '../oneToOne/callDevices';
import { createInviteCodes } from './inviteCodes';
import { createStoredRooms } from './storedRooms';
import { createRoomDirectory } from './roomDirectory';
import { roomDecided, roomUnchanged, type RoomRefusal, type RoomDecision } from './rules/RoomDecision';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { loseFromRoom, applyRoomTimeouts } from './rules/applyRoomTimeouts';
import { roomAsSeen } from './rules/roomAsSeen';
import { closed, endAll, leaveRoom } from './rules/leaveRoom';
import { capacityOf, capacityWith } from './rules/roomCapacity';
import { settleRoom } from './rules/settleRoom';
import { createRoomTimers } from './roomTimers';

type Rule = (room: StoredRoom | null, isElsewhere: boolean) => RoomDecision;
type Listener = (room: StoredRoom, before: StoredRoom | null) => void;

/**
 * Group rooms: every change is decided by a rule, stored, and sent to the members and to those who may see
 * the room.
 * @param forwarder the server that can forward a room now; null when there is none
 */
export function createGroupRooms(app: FastifyInstance, forwarder: () => string | null) {
  const { forwardFrom } = app.config.calls;
  const storedRooms = createStoredRooms(app.db);
  const codes = createInviteCodes(app.config.identity);
  const directory = createRoomDirectory(app.io, storedRooms);
  const listeners: Listener[] = [];
  const now = () => app.clock.now().getTime();
  const asSeen = (room: StoredRoom, viewerId: string) => roomAsSeen(room, viewerId, codes.codeOf);

  const notify = (room: StoredRoom, before: StoredRoom | null, decision: RoomDecision) => {
    if (!decision.ok) return;
    for (const { device, userId } of room.members) {
      app.io.to(deviceRoom(device)).emit('group-call-room', asSeen(room, userId));
    }
    for (const { device, reason } of decision.outcome?.ended ?? []) {
      app.io.to(deviceRoom(device)).emit('group-call-ended', { roomId: room.id, reason });
    }
    directory.changed(before, room);
    timers.follow(room);
    for (const listen of listeners) listen(room, before);
  };

  /**
   * The refusal, or the room after the decision.
   * @param arriving the user who asks to join, if that is the change
   */
  const decide = async (
    id: string,
    rule: Rule,
    arriving?: string,
  ): Promise<RoomRefusal | StoredRoom | null> => {
    const decideAndSettle = (room: StoredRoom | null, isElsewhere: boolean): RoomDecision => {
      const context = { now: now(), forwarder: forwarder(), forwardFrom };
      // a server that can forward it may have appeared or gone since the last change
      const present = room && { ...room, capacity: capacityOf(room, context.forwarder) };
      const decision = rule(present, isElsewhere);
      if (!decision.ok || !decision.outcome) return decision;
      return { ok: true, outcome: settleRoom(decision.outcome, context) };
    };
    const { answer, before } = await storedRooms.decide(id, decideAndSettle, arriving);
    if (!answer.ok) return answer.refusal;
    if (!answer.outcome) return before;
    notify(answer.outcome.room, before, answer);
    return answer.outcome.room;
  };

  const timers = createRoomTimers(app, (id) => decide(id, (room) => applyRoomTimeouts(room, now())));

  const isConnected = async (device: string) =>
    (await app.io.in(deviceRoom(device)).fetchSockets()).length > 0;

  return {
    decide,
    /** The capacity of a new room. */
    capacity: () => capacityWith(forwarder()),
    find: (id: string) => storedRooms.find(id),
    /** A room as one of its members sees it. */
    asSeen,
    newInviteId: codes.newId,
    /** The secret of the invite link with that id. */
    inviteCode: codes.codeOf,
    /** The open room that the invite link with this secret leads into, and the id of the link; null for any other text. */
    async invitedTo(code: string): Promise<{ room: StoredRoom; inviteId: string } | null> {
      const inviteId = codes.idIn(code);
      const room = inviteId === null ? null : await storedRooms.findByInvite(inviteId);
      return room && inviteId !== null ? { room, inviteId } : null;
    },
    openRooms: (userId?: string) => storedRooms.openRooms(userId),
    tellAll: (socket: RealtimeSocket) => directory.sendAllTo(socket),

    async open(room: StoredRoom): Promise<RoomRefusal | StoredRoom> {
      if (!(await storedRooms.open(room, app.clock.now()))) return 'already-in-room';
      notify(room, null, { ok: true, outcome: { room, ended: [] } });
      return room;
    },

    /** Stores a room for later, with nobody in it. */
    async plan(room: StoredRoom): Promise<RoomRefusal | StoredRoom> {
      if (!(await storedRooms.plan(room, app.clock.now()))) return 'too-many-planned';
      notify(room, null, { ok: true, outcome: { room, ended: [] } });
      return room;
    },

    /** The same for what takes place in a room: it does not count among those of its host. */
    async openLive(room: StoredRoom): Promise<void> {
      await storedRooms.add(room, app.clock.now());
      notify(room, null, { ok: true, outcome: { room, ended: [] } });
    },

    /** Runs after each change on this server. */
    onChange(listener: Listener): void {
      listeners.push(listener);
    },

    /** A connection closed; its tab may have a new one already. */
    async lost(socket: RealtimeSocket): Promise<void> {
      const { userId, device } = deviceOf(socket);
      if (await isConnected(device)) return;
      for (const { id } of await storedRooms.openRooms(userId)) {
        await decide(id, (room) => loseFromRoom(room, device, now()));
      }
    },

    /** The tab of this connection went offline for calls: it leaves its room at once. */
    async departed(socket: RealtimeSocket): Promise<void> {
      const by = deviceOf(socket);
      for (const { id } of await storedRooms.openRooms(by.userId))
        await decide(id, (room) => leaveRoom(room, by));
    },

    /** A session ended: its tabs leave their rooms at once. */
    async sessionEnded(sessionId: string): Promise<void> {
      const prefix = devicesOfSession(sessionId);
      for (const { id, members, waiting } of await storedRooms.openRoomsOn(prefix))
        for (const by of [...members, ...waiting])
          if (by.device.startsWith(prefix)) await decide(id, (room) => leaveRoom(room, by));
    },

    /** Closes the rooms that a user opened, whose account, and with it the rooms, are about to be deleted. */
    async beforeErasure(userId: string): Promise<void> {
      for (const { id } of await storedRooms.openRoomsOpenedBy(userId))
        await decide(id, (room) =>
          room && !room.isClosed ? roomDecided(closed(room), endAll(room, 'closed-by-host')) : roomUnchanged,
        );
    },

    /** Checks every open room for members and timers whose server died. */
    async sweep(): Promise<void> {
      for (const room of await storedRooms.openRooms()) {
        for (const { device } of [...room.members, ...room.waiting]) {
          if (!(await isConnected(device)))
            await decide(room.id, (current) => loseFromRoom(current, device, now()));
        }
        await decide(room.id, (current) => applyRoomTimeouts(current, now()));
      }
    },
  };
}

export type GroupRooms = ReturnType<typeof createGroupRooms>;
