import { RegisterCaller } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothing } from '../../plugins/socketEvents';
import { register, unregister } from './callers';
import { deviceOf, deviceRoom } from './oneToOne/callDevices';
import { createCallWatch } from './oneToOne/callWatch';
import { createHeldCalls } from './oneToOne/heldCalls';
import { registerOneToOneEvents } from './oneToOne/oneToOneEvents';
import { registerRelayEvents } from './oneToOne/relayEvents';
import { createPresence } from './presence';

/** Who is online for calls, and the calls between two of them. */
export const callEvents: FastifyPluginAsyncZod = async (app) => {
  const presence = createPresence(app);
  const held = createHeldCalls(app.db);
  const watch = createCallWatch(app, held);
  app.jobs.add({ name: 'calls', everyMinutes: 1, run: () => watch.sweep() });

  app.socketEvents.register(
    'register-new-user',
    { access: 'user', schema: RegisterCaller },
    async (socket, { username }) => {
      await register(app.io, socket, username);
      // Nobody can open a room yet, so the list of rooms is empty for everyone.
      socket.emit('broadcast', { event: 'GROUP_CALL_ROOMS', groupCallRooms: [] });
      presence.changed();
    },
  );

  app.socketEvents.register('unregister-user', { access: 'user', schema: nothing }, async (socket) => {
    await unregister(socket);
    presence.changed();
  });

  registerOneToOneEvents(app, held, watch);
  registerRelayEvents(app, held);

  app.onSocket((socket) => {
    void socket.join(deviceRoom(deviceOf(socket).device));
    socket.on('disconnect', () => {
      if (socket.data.caller) presence.changed();
      watch.lost(socket).catch((error: unknown) => app.log.warn(error, 'cannot take a tab out of its calls'));
    });
  });
};
