import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import type { GroupRooms } from '../group/groupRooms';
import { memberOn } from '../group/rules/RoomDecision';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { endForwarding, moveForwarding, resumeForwarding } from '../group/rules/moveForwarding';
import { deviceOf, deviceRoom } from '../oneToOne/callDevices';
import type { Forwarders } from './forwarders';
import { ForwardingServer } from './ForwardingServer';
import { peopleOf, type ForwardReply, type ForwardRequest } from './forwardRequest';
import { createForwardSwitch } from './forwardSwitch';
import type { JanusSupervisor } from './janus/JanusSupervisor';

/** Another server that can take a room over has done so by then. */
const takeOverWithinMs = 1500;

interface MediaRoute {
  roomId: string;
  epoch: number;
}

/** Forwards rooms through the Janus of whichever server has them, and applies the decisions about them. */
export function createForwarding(
  app: FastifyInstance,
  rooms: GroupRooms,
  { id, janus, forwarders }: { id: string; janus: JanusSupervisor | null; forwarders: Forwarders },
) {
  const server =
    janus &&
    new ForwardingServer(
      janus,
      ({ device, sdp, ...offer }) =>
        app.io.to(deviceRoom(device)).emit('group-sfu-offer', { ...offer, offer: { type: 'offer', sdp } }),
      app.log,
    );
  const handle = async (request: ForwardRequest): Promise<ForwardReply> =>
    server ? server.handle(request) : { ok: false, reason: 'lost' };
  const { forwardFrom } = app.config.calls;
  const stop = new AbortController();
  const stopping = stop.signal;
  const switchboard = createForwardSwitch(app, id, handle);

  const settle = async (room: StoredRoom) => {
    const { id: roomId, topology, forwarder } = room;
    if (forwarder === null) return null;
    const epoch = topology.kind === 'sfu' ? topology.epoch : null;
    return switchboard.ask(forwarder, { kind: 'settle', roomId, epoch, people: peopleOf(room) });
  };
  /** That server does not answer. */
  const reportGone = (gone: string) => {
    forwarders.forget(gone);
    if (forwarders.pick() === null) switchboard.announceGone(gone);
  };
  /** Starts the Janus that a room would be forwarded by, and checks that it works. */
  const warm = async () => {
    const next = forwarders.pick();
    const reply = next === null ? null : await switchboard.ask(next, { kind: 'warm' });
    if (next !== null && reply?.ok === false && reply.reason === 'lost') reportGone(next);
  };
  rooms.onChange((room, before) => {
    settle(room).catch((error: unknown) => app.log.warn(error, 'cannot settle a forwarded room'));
    const hasJoined = room.members.length > (before?.members.length ?? 0);
    // the member after the next needs it
    if (hasJoined && room.topology.kind === 'mesh' && room.members.length >= forwardFrom - 2) void warm();
  });

  /**
   * The Janus forwarding those rooms is gone: a server that can takes them over; where none can, they become
   * meshes.
   */
  const recover = async (lost: readonly MediaRoute[]) => {
    // a server that this one has not heard of, or that was only slow, has taken them over by then
    if (lost.length > 0 && forwarders.pick() === null && app.redis)
      await sleep(takeOverWithinMs, undefined, { signal: stopping });
    const next = forwarders.pick();
    for (const { roomId, epoch } of lost) {
      await rooms.decide(roomId, (room) =>
        next === null ? endForwarding(room, epoch) : moveForwarding(room, epoch, next),
      );
    }
  };
  /** Moves every room that was forwarded there. */
  const recoverFrom = async (gone: string) => {
    const theirs = (await rooms.openRooms()).filter(({ forwarder }) => forwarder === gone);
    await recover(theirs.filter(({ topology }) => topology.kind === 'sfu').map(routeOf));
  };
  const logFailure = (error: unknown) => {
    if (!stopping.aborted) app.log.warn(error, 'cannot recover rooms');
  };
  janus?.onLost(() => {
    if (!janus.isSound) {
      forwarders.forget(id);
      switchboard.announceGone(id);
    }
    recoverFrom(id).catch(logFailure);
  });
  switchboard.onGone((gone) => {
    forwarders.forget(gone);
    // a live server that others report as gone announces itself again
    if (gone === id) void forwarders.look();
    recoverFrom(gone).catch(logFailure);
  });
  app.addHook('preClose', async () => {
    stop.abort();
    server?.removeAll();
    forwarders.stop();
    if (janus) switchboard.announceGone(id);
  });

  return {
    ask: switchboard.ask,

    /** Nobody answered for that media route. */
    lost(roomId: string, epoch: number, gone: string): void {
      reportGone(gone);
      recover([{ roomId, epoch }]).catch(logFailure);
    },

    /** The session behind a connection has ended: drops its streams. */
    async leave(socket: RealtimeSocket): Promise<void> {
      const by = deviceOf(socket);
      for (const room of await rooms.openRooms(by.userId)) {
        const member = memberOn(room, by);
        const { forwarder } = room;
        if (!member || forwarder === null) continue;
        const { participant } = member;
        await switchboard.ask(forwarder, { kind: 'leave', participant, ...routeOf(room) });
      }
    },

    /** Checks rooms whose forwarding server died silently, and rooms that could be forwarded again. */
    async sweep(): Promise<void> {
      await forwarders.look();
      const lost: StoredRoom[] = [];
      for (const room of await rooms.openRooms()) {
        if (room.topology.kind === 'mesh') {
          if (forwarders.pick() !== null)
            await rooms.decide(room.id, (storedRooms) => resumeForwarding(storedRooms, forwardFrom));
          continue;
        }
        const reply = await settle(room);
        if (reply && !reply.ok && reply.reason === 'lost') lost.push(room);
      }
      for (const { forwarder } of lost) if (forwarder !== null) reportGone(forwarder);
      await recover(lost.map(routeOf));
    },
  };
}

const routeOf = ({ id: roomId, topology: { epoch } }: StoredRoom): MediaRoute => ({ roomId, epoch });

export type Forwarding = ReturnType<typeof createForwarding>;

/** The id of this server among all: new on each start, because its Janus ends with it. */
export const newForwarderId = () => randomUUID();
