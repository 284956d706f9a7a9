import fp from 'fastify-plugin';
import type { JanusSupervisor } from '../sfu/janus/JanusSupervisor';
import { createForwarders, type Forwarders } from '../sfu/forwarders';
import { newForwarderId } from '../sfu/forwarding';
import { findJanus } from '../sfu/janus/findJanus';
import { createGroupRooms, type GroupRooms } from './groupRooms';
import { createLiveRooms, type LiveRooms } from './liveRooms';

declare module 'fastify' {
  interface FastifyInstance {
    /** The group rooms of all servers, and what forwards them on this one. */
    callRooms: {
      rooms: GroupRooms;
      forwarders: Forwarders;
      janus: JanusSupervisor | null;
      forwarderId: string;
    };
    /** Rooms in which one speaks and others listen, for other features. */
    liveRooms: LiveRooms;
  }
}

/** One set of rooms, for the calls and for what takes place in a room. */
export const callRoomsPlugin = fp(
  async (app) => {
    const janus = await findJanus(app);
    const forwarderId = newForwarderId();
    const forwarders = await createForwarders(app.redis, forwarderId, () => janus?.isSound ?? false);
    const rooms = createGroupRooms(app, forwarders.pick);
    app.decorate('callRooms', { rooms, forwarders, janus, forwarderId });
    app.decorate('liveRooms', createLiveRooms(app, rooms));
  },
  { name: 'callRooms' },
);
