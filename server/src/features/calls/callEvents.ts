import { RegisterCaller } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothing } from '../../plugins/socketEvents';
import { register, unregister } from './callers';
import { createPresence } from './presence';

/** Who is online for calls: people register, see each other, and are gone when they leave. */
export const callEvents: FastifyPluginAsyncZod = async (app) => {
  const presence = createPresence(app);

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

  app.onSocket((socket) => {
    socket.on('disconnect', () => {
      if (socket.data.caller) presence.changed();
    });
  });
};
