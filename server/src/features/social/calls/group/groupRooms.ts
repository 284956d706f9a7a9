import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { deviceOf, deviceRoom } from '../oneToOne/callDevices';
import { createHeldRooms } from './storedRooms';
import { createRoomDirectory } from './roomDirectory';
import type { RoomRefusal, RoomRuling } from './rules/RoomDecision';
import type { HeldRoom } from '../../../../database/schema/HeldRoom';
import { loseFromRoom, passRoomTime } from './rules/applyRoomTimeouts';
import { roomAsSeen } from './rules/roomAsSeen';
import { capacityOf, capacityWith } from './rules/roomCapacity';
import { settleRoom } from './rules/settleRoom';
import { createRoomTimers } from './roomTimers';

type Rule = (room: HeldRoom | null, isElsewhere: boolean) => RoomRuling;
type Listener = (room: HeldRoom, before: HeldRoom | null) => void;

/**
 * Group rooms: every change is decided by a rule, kept, and told to those in the room and to those who may see it.
 * @param forwarder the server that a room may be forwarded by now; null when there is none
 */
export function createGroupRooms(app: FastifyInstance, forwarder: () => string | null) {
  const { forwardFrom } = app.config.calls;
  const held = createHeldRooms(app.db);
  const directory = createRoomDirectory(app.io, held);
  const listeners: Listener[] = [];
  const now = () => app.clock.now().getTime();

  const tell = (room: HeldRoom, before: HeldRoom | null, ruling: RoomRuling) => {
    if (!ruling.ok) return;
    for (const { device, userId } of room.members) {
      app.io.to(deviceRoom(device)).emit('group-call-room', roomAsSeen(room, userId));
    }
    for (const { device, reason } of ruling.outcome?.ended ?? []) {
      app.io.to(deviceRoom(device)).emit('group-call-ended', { roomId: room.id, reason });
    }
    directory.changed(before, room);
    timers.follow(room);
    for (const listen of listeners) listen(room, before);
  };

  /** The refusal, or the room as it is after the decision. @param arriving who asks to come in, if that is what it is about */
  const decide = async (
    id: string,
    rule: Rule,
    arriving?: string,
  ): Promise<RoomRefusal | HeldRoom | null> => {
    const settled = (room: HeldRoom | null, isElsewhere: boolean): RoomRuling => {
      const surroundings = { now: now(), forwarder: forwarder(), forwardFrom };
      // a server that can forward it may have come or gone since the last change
      const present = room && { ...room, capacity: capacityOf(room, surroundings.forwarder) };
      const ruling = rule(present, isElsewhere);
      if (!ruling.ok || !ruling.outcome) return ruling;
      return { ok: true, outcome: settleRoom(ruling.outcome, surroundings) };
    };
    const { answer, before } = await held.decide(id, settled, arriving);
    if (!answer.ok) return answer.refusal;
    if (!answer.outcome) return before;
    tell(answer.outcome.room, before, answer);
    return answer.outcome.room;
  };

  const timers = createRoomTimers(app, (id) => decide(id, (room) => passRoomTime(room, now())));

  const isConnected = async (device: string) =>
    (await app.io.in(deviceRoom(device)).fetchSockets()).length > 0;

  return {
    decide,
    /** How many a new room holds. */
    capacity: () => capacityWith(forwarder()),
    find: (id: string) => held.find(id),
    openRooms: (userId?: string) => held.openRooms(userId),
    tellAll: (socket: RealtimeSocket) => directory.tellAll(socket),

    async open(room: HeldRoom): Promise<RoomRefusal | HeldRoom> {
      if (!(await held.open(room, app.clock.now()))) return 'already-in-room';
      tell(room, null, { ok: true, outcome: { room, ended: [] } });
      return room;
    },

    /** Runs after each change on this server. */
    onChange(listener: Listener): void {
      listeners.push(listener);
    },

    /** A connection closed; its tab may have another by now. */
    async lost(socket: RealtimeSocket): Promise<void> {
      const { userId, device } = deviceOf(socket);
      if (await isConnected(device)) return;
      for (const { id } of await held.openRooms(userId)) {
        await decide(id, (room) => loseFromRoom(room, device, now()));
      }
    },

    /** Looks at every open room: for people and timers whose own server died. */
    async sweep(): Promise<void> {
      for (const room of await held.openRooms()) {
        for (const { device } of [...room.members, ...room.waiting]) {
          if (!(await isConnected(device)))
            await decide(room.id, (current) => loseFromRoom(current, device, now()));
        }
        await decide(room.id, (current) => passRoomTime(current, now()));
      }
    },
  };
}

export type GroupRooms = ReturnType<typeof createGroupRooms>;
