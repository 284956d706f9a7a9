import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import type { GroupRooms } from '../group/groupRooms';
import { memberOn } from '../group/rules/RoomDecision';
import type { HeldRoom } from '../../../../database/schema/HeldRoom';
import { endForwarding, moveForwarding, resumeForwarding } from '../group/rules/moveForwarding';
import { deviceOf, deviceRoom } from '../oneToOne/callDevices';
import type { Forwarders } from './forwarders';
import { ForwardingServer } from './ForwardingServer';
import { peopleOf, type ForwardReply, type ForwardRequest } from './forwardRequest';
import { createForwardSwitch } from './forwardSwitch';
import type { JanusSupervisor } from './janus/JanusSupervisor';

/** Another server that can take a room over has done so by then. */
const takeOverWithinMs = 1500;

interface Way {
  roomId: string;
  epoch: number;
}

/** Forwards rooms through the Janus of whichever server has them, and follows what is decided over them. */
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
  const take = async (request: ForwardRequest): Promise<ForwardReply> =>
    server ? server.take(request) : { ok: false, reason: 'lost' };
  const { forwardFrom } = app.config.calls;
  const stop = new AbortController();
  const stopping = stop.signal;
  const others = createForwardSwitch(app, id, take);

  const settle = async (room: HeldRoom) => {
    const { id: roomId, topology, forwarder } = room;
    if (forwarder === null) return null;
    const epoch = topology.kind === 'sfu' ? topology.epoch : null;
    return others.ask(forwarder, { kind: 'settle', roomId, epoch, people: peopleOf(room) });
  };
  /** Nobody answers there. */
  const giveUp = (gone: string) => {
    forwarders.forget(gone);
    if (forwarders.pick() === null) others.tellGone(gone);
  };
  /** Starts what a room would be forwarded by, and finds out whether it is there. */
  const warm = async () => {
    const next = forwarders.pick();
    const reply = next === null ? null : await others.ask(next, { kind: 'warm' });
    if (next !== null && reply?.ok === false && reply.reason === 'lost') giveUp(next);
  };
  rooms.onChange((room, before) => {
    settle(room).catch((error: unknown) => app.log.warn(error, 'cannot settle a forwarded room'));
    const hasCome = room.members.length > (before?.members.length ?? 0);
    // the one after the next needs it
    if (hasCome && room.topology.kind === 'mesh' && room.members.length >= forwardFrom - 2) void warm();
  });

  /** What forwarded those rooms is gone: a server that can takes them over; where none can, pictures go from each to each. */
  const recover = async (lost: readonly Way[]) => {
    // one that this server has not heard of, or that was only slow, has taken them by then
    if (lost.length > 0 && forwarders.pick() === null && app.redis)
      await sleep(takeOverWithinMs, undefined, { signal: stopping });
    const next = forwarders.pick();
    for (const { roomId, epoch } of lost) {
      await rooms.decide(roomId, (room) =>
        next === null ? endForwarding(room, epoch) : moveForwarding(room, epoch, next),
      );
    }
  };
  /** Every room that goes through there now goes another way. */
  const recoverFrom = async (gone: string) => {
    const theirs = (await rooms.openRooms()).filter(({ forwarder }) => forwarder === gone);
    await recover(theirs.filter(({ topology }) => topology.kind === 'sfu').map(wayOf));
  };
  const giveWords = (error: unknown) => {
    if (!stopping.aborted) app.log.warn(error, 'cannot bring rooms back');
  };
  janus?.onLost(() => {
    if (!janus.isSound) {
      forwarders.forget(id);
      others.tellGone(id);
    }
    recoverFrom(id).catch(giveWords);
  });
  others.onGone((gone) => {
    forwarders.forget(gone);
    // a server of which others say so, and that is there, says so in turn
    if (gone === id) void forwarders.look();
    recoverFrom(gone).catch(giveWords);
  });
  app.addHook('preClose', async () => {
    stop.abort();
    server?.forgetAll();
    forwarders.stop();
    if (janus) others.tellGone(id);
  });

  return {
    ask: others.ask,

    /** Nobody answered for that way. */
    lost(roomId: string, epoch: number, gone: string): void {
      giveUp(gone);
      recover([{ roomId, epoch }]).catch(giveWords);
    },

    /** The session behind a connection has ended: nothing comes from it or goes to it any more. */
    async leave(socket: RealtimeSocket): Promise<void> {
      const by = deviceOf(socket);
      for (const room of await rooms.openRooms(by.userId)) {
        const [member, { forwarder }] = [memberOn(room, by), room];
        if (!member || forwarder === null) continue;
        const { participant } = member;
        await others.ask(forwarder, { kind: 'leave', participant, ...wayOf(room) });
      }
    },

    /** Looks after rooms whose forwarding server ended without a word, and after those that one could forward again. */
    async sweep(): Promise<void> {
      await forwarders.look();
      const lost: HeldRoom[] = [];
      for (const room of await rooms.openRooms()) {
        if (room.topology.kind === 'mesh') {
          if (forwarders.pick() !== null)
            await rooms.decide(room.id, (held) => resumeForwarding(held, forwardFrom));
          continue;
        }
        const reply = await settle(room);
        if (reply && !reply.ok && reply.reason === 'lost') lost.push(room);
      }
      for (const { forwarder } of lost) if (forwarder !== null) giveUp(forwarder);
      await recover(lost.map(wayOf));
    },
  };
}

const wayOf = ({ id: roomId, topology: { epoch } }: HeldRoom): Way => ({ roomId, epoch });

export type Forwarding = ReturnType<typeof createForwarding>;

/** The name of this server among all: made anew with each start, because its Janus ends with it. */
export const newForwarderId = () => randomUUID();
