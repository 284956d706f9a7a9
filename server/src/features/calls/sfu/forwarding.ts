import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GroupRooms } from '../group/groupRooms';
import type { HeldRoom } from '../group/rules/HeldRoom';
import { moveForwarding } from '../group/rules/moveForwarding';
import { deviceRoom } from '../oneToOne/callDevices';
import { ForwardingServer } from './ForwardingServer';
import type { ForwardReply, ForwardRequest } from './forwardRequest';
import { createForwardSwitch } from './forwardSwitch';
import type { JanusSupervisor } from './JanusSupervisor';

/** So many are in a room when its Janus is started: the next one needs it. */
const warmFrom = 3;

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
  const ask = createForwardSwitch(app, id, take);

  const settle = async ({ id: roomId, topology, forwarder, members }: HeldRoom) => {
    if (forwarder === null) return;
    const epoch = topology.kind === 'sfu' ? topology.epoch : null;
    const allowed = members.map(({ participant, device, isMutedByHost }) => ({
      participant,
      device,
      isMuted: isMutedByHost,
    }));
    await ask(forwarder, { kind: 'settle', roomId, epoch, allowed });
  };
  rooms.onChange((room) => {
    settle(room).catch((error: unknown) => app.log.warn(error, 'cannot settle a forwarded room'));
    if (room.members.length >= warmFrom) janus?.connection().catch(() => undefined);
  });

  /** Every room that went through the Janus that is gone goes through the next one. */
  const restore = async () => {
    for (const { id: roomId, forwarder, topology } of await rooms.openRooms()) {
      if (forwarder === id) await rooms.decide(roomId, (room) => moveForwarding(room, topology.epoch, id));
    }
  };
  janus?.onLost(() => {
    restore().catch((error: unknown) => app.log.warn(error, 'cannot bring rooms back'));
  });
  app.addHook('preClose', async () => server?.forgetAll());

  return { id, ask, isSound: () => janus?.isSound ?? false };
}

export type Forwarding = ReturnType<typeof createForwarding>;

/** The name of this server among all: made anew with each start, because its Janus ends with it. */
export const newForwarderId = () => randomUUID();
