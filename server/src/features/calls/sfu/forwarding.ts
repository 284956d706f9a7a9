import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { GroupRooms } from '../group/groupRooms';
import type { HeldRoom } from '../group/rules/HeldRoom';
import { endForwarding, moveForwarding } from '../group/rules/moveForwarding';
import { deviceRoom } from '../oneToOne/callDevices';
import { ForwardingServer } from './ForwardingServer';
import type { ForwardReply, ForwardRequest } from './forwardRequest';
import { createForwardSwitch } from './forwardSwitch';
import type { JanusSupervisor } from './JanusSupervisor';

/** So many are in a room when its Janus is started: the next one needs it. */
const warmFrom = 3;
/** Another server that can take a room over has done so by then. */
const takeOverWithinMs = 1500;

/** Forwards rooms through the Janus of whichever server has them, and follows what is decided over them. */
export function createForwarding(
  app: FastifyInstance,
  rooms: GroupRooms,
  { id, janus }: { id: string; janus: JanusSupervisor | null },
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
  const stop = new AbortController();
  const stopping = stop.signal;
  const others = createForwardSwitch(app, id, take);
  const isSound = () => janus?.isSound ?? false;

  const settle = async ({ id: roomId, topology, forwarder, members }: HeldRoom) => {
    if (forwarder === null) return null;
    const epoch = topology.kind === 'sfu' ? topology.epoch : null;
    const allowed = members.map(({ participant, device, isMutedByHost }) => ({
      participant,
      device,
      isMuted: isMutedByHost,
    }));
    return others.ask(forwarder, { kind: 'settle', roomId, epoch, allowed });
  };
  rooms.onChange((room) => {
    settle(room).catch((error: unknown) => app.log.warn(error, 'cannot settle a forwarded room'));
    if (room.members.length >= warmFrom) janus?.connection().catch(() => undefined);
  });

  /** What forwarded that way is gone: this server takes it over, or another one; where none can, pictures go from each to each. */
  const recover = async (roomId: string, epoch: number, gone: string) => {
    if (isSound()) return rooms.decide(roomId, (room) => moveForwarding(room, epoch, id));
    if (others.tellGone(gone)) await sleep(takeOverWithinMs, undefined, { signal: stopping });
    return rooms.decide(roomId, (room) => endForwarding(room, epoch));
  };

  /** Every room that went through there goes another way. */
  const recoverFrom = async (gone: string) => {
    for (const { id: roomId, forwarder, topology } of await rooms.openRooms()) {
      if (forwarder === gone && topology.kind === 'sfu') await recover(roomId, topology.epoch, gone);
    }
  };
  const giveWords = (error: unknown) => {
    if (!stopping.aborted) app.log.warn(error, 'cannot bring rooms back');
  };
  janus?.onLost(() => void recoverFrom(id).catch(giveWords));
  others.onGone((gone) => {
    if (isSound()) recoverFrom(gone).catch(giveWords);
  });
  app.addHook('preClose', async () => {
    stop.abort();
    server?.forgetAll();
    if (janus) others.tellGone(id);
  });

  return {
    ask: others.ask,
    isSound,

    /** Nobody answered for that way. */
    lost(roomId: string, epoch: number, gone: string): void {
      recover(roomId, epoch, gone).catch(giveWords);
    },

    /** Looks after rooms whose forwarding server ended without a word. */
    async sweep(): Promise<void> {
      for (const room of await rooms.openRooms()) {
        if (room.topology.kind !== 'sfu' || room.forwarder === null) continue;
        const reply = await settle(room);
        if (reply && !reply.ok && reply.reason === 'lost')
          await recover(room.id, room.topology.epoch, room.forwarder);
      }
    },
  };
}

export type Forwarding = ReturnType<typeof createForwarding>;

/** The name of this server among all: made anew with each start, because its Janus ends with it. */
export const newForwarderId = () => randomUUID();
