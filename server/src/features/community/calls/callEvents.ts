import { CallAway, RegisterCaller } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StoredCall } from '../../../database/schema/community/StoredCall';
import { eventLimits } from '../../../plugins/rateLimit/limits';
import { nothing } from '../../../plugins/sockets/socketEvents';
import { register, setAway, unregister } from './callers';
import { registerCallToRoomEvents } from './group/callToRoomEvents';
import { registerGroupEvents } from './group/groupEvents';
import { inviteRoutes } from './group/inviteRoutes';
import { reminderRoutes } from './group/reminderRoutes';
import { remindOfRooms } from './group/remindOfRooms';
import { accountRoom } from './group/roomDirectory';
import { createRoomReminders } from './group/roomReminders';
import { deviceOf, deviceRoom } from './oneToOne/callDevices';
import { createCallWatch } from './oneToOne/callWatch';
import { createStoredCalls } from './oneToOne/storedCalls';
import { registerOneToOneEvents } from './oneToOne/oneToOneEvents';
import { registerRelayEvents } from './oneToOne/relayEvents';
import { servePeers } from './peer/peerEndpoint';
import { createPresence } from './presence';
import { blockRoutes } from './records/blockRoutes';
import { callRecordRoutes } from './records/callRecordRoutes';
import { createCallWishes } from './records/callWishes';
import { wishRoutes } from './records/wishRoutes';
import { createForwarding } from './sfu/forwarding';
import { registerSfuEvents } from './sfu/sfuEvents';
import { registerIceServerEvents } from './turn/iceServerEvents';
import { callPersonalData } from './callPersonalData';

/** Presence for calls, one-to-one calls, and group rooms. */
export const callEvents: FastifyPluginAsyncZod = async (app) => {
  const storedCalls = createStoredCalls(app.db);
  const watch = createCallWatch(app, storedCalls);
  const { rooms, forwarders, janus, forwarderId: id } = app.callRooms;
  app.personalData.add(
    callPersonalData({
      endCallsOf: (transaction, userId) => watch.beforeErasure(transaction, userId),
      closeRoomsOf: (userId) => rooms.beforeErasure(userId),
    }),
  );
  /** The users who are in a call or a room. @param isWith which calls count */
  const findBusy = async (isWith: (call: StoredCall) => boolean = () => true) => {
    const [active, open] = await Promise.all([storedCalls.activeCalls(), rooms.openRooms()]);
    return new Set([
      ...active.filter(isWith).flatMap(({ caller, callee }) => [caller.userId, callee.userId]),
      ...open.flatMap(({ members }) => members.map(({ userId }) => userId)),
    ]);
  };
  const wishes = createCallWishes(app, () => findBusy());
  // a call that still rings does not make its users busy
  const list = createPresence(app, () => findBusy(({ phase }) => phase === 'accepted'));
  const presence = {
    changed: () => {
      list.changed();
      wishes.changed();
    },
  };
  watch.onChange(() => presence.changed());
  rooms.onChange((room, before) => {
    if (room.members.length === before?.members.length) wishes.changed();
    else presence.changed();
  });
  const reminders = createRoomReminders(app, rooms);
  const forwarding = createForwarding(app, rooms, { id, janus, forwarders });
  await app.register(callRecordRoutes);
  await app.register(blockRoutes, { watch, presence });
  await app.register(wishRoutes, { wishes });
  await app.register(inviteRoutes, { rooms, reminders });
  await app.register(reminderRoutes, { reminders });
  app.jobs.add({ name: 'calls', everyMinutes: 1, run: () => watch.sweep() });
  app.jobs.add({ name: 'call-wishes', everyMinutes: 1, run: () => wishes.sweep() });
  app.jobs.add({ name: 'group-rooms', everyMinutes: 1, run: () => rooms.sweep() });
  app.jobs.add({
    name: 'room-reminders',
    everyMinutes: 1,
    run: (ending) => remindOfRooms(app.db, app.clock.now(), ending),
  });
  app.jobs.add({ name: 'forwarded-rooms', everyMinutes: 1, run: () => forwarding.sweep() });

  app.socketEvents.register(
    'register-new-user',
    { access: 'user', schema: RegisterCaller },
    async (socket, registration) => {
      await register(app, socket, registration);
      await socket.join(accountRoom(socket.data.viewer.userId));
      await rooms.tellAll(socket);
      presence.changed();
    },
  );

  app.socketEvents.register(
    'call-away',
    { access: 'user', schema: CallAway, limit: eventLimits.away },
    async (socket, { isAway }) => {
      if (setAway(socket, isAway)) presence.changed();
    },
  );

  app.socketEvents.register('unregister-user', { access: 'user', schema: nothing }, async (socket) => {
    await unregister(socket);
    presence.changed();
    await watch.departed(socket);
    await rooms.departed(socket);
  });

  /** Also runs where only the credentials of a session were replaced, and then ends nothing. */
  const endOfSession = async (sessionId: string) => {
    const live = await app.liveSessions.accessByIds([sessionId], app.clock.now());
    if (live.has(sessionId)) return;
    await watch.sessionEnded(sessionId);
    await rooms.sessionEnded(sessionId);
  };
  app.onSessionEnd(
    (sessionId) =>
      void endOfSession(sessionId).catch((error: unknown) =>
        app.log.warn(error, 'cannot end the calls of a session'),
      ),
    () => [],
  );

  registerOneToOneEvents(app, storedCalls, watch);
  registerRelayEvents(app, storedCalls);
  registerGroupEvents(app, rooms);
  registerCallToRoomEvents(app, rooms, storedCalls);
  registerSfuEvents(app, rooms, forwarding);
  registerIceServerEvents(app, storedCalls, rooms);
  servePeers(app, rooms);

  app.onSocket((socket) => {
    void socket.join(deviceRoom(deviceOf(socket).device));
    socket.on('disconnect', (reason) => {
      // only a connection whose session has ended is closed
      if (reason === 'server namespace disconnect')
        forwarding
          .leave(socket)
          .catch((error: unknown) => app.log.warn(error, 'cannot drop the streams of a session'));
      if (socket.data.caller) presence.changed();
      watch.lost(socket).catch((error: unknown) => app.log.warn(error, 'cannot remove a tab from its calls'));
      rooms.lost(socket).catch((error: unknown) => app.log.warn(error, 'cannot remove a tab from its rooms'));
    });
  });
};
