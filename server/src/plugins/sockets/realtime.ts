import type { ServerEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Server } from 'socket.io';
import type { Config } from '../../config/config';
import { sessionEnded, termsNeeded } from '../session/accessProblems';
import { createAccessRooms } from './accessRooms';
import { originOf } from '../http/origin';
import { localFirstAdapter } from './localFirstAdapter';
import { measureSockets } from './measureSockets';
import { recheckSessions } from './recheckSessions';
import type { RealtimeServer, RealtimeSocket } from './socketTypes';
import { sessionOfHandshake } from '../session/sessionOfHandshake';
import { createSocketEvents } from './socketEvents';

type EventName = keyof ServerEvents;

declare module 'fastify' {
  interface FastifyInstance {
    io: RealtimeServer;
    /** Sends to one user, on every device and every server they are connected to. */
    push<E extends EventName>(userId: string, event: E, ...payload: Parameters<ServerEvents[E]>): void;
    /** The same on this server only, for events that every server produces itself. */
    pushHere: FastifyInstance['push'];
    /** Sends to everyone who is connected. */
    broadcast<E extends EventName>(event: E, ...payload: Parameters<ServerEvents[E]>): void;
    /** Rooms that follow users' access, also while they are connected. */
    accessRooms: Pick<ReturnType<typeof createAccessRooms>, 'open'>;
    /**
     * Call it after the commit that changed a user's access: they are notified, and their connections are
     * updated.
     */
    accessChanged(userId: string): void;
    /** Runs for each new connection, to join rooms. Events from browsers are handled by `socketEvents`. */
    onSocket(listener: (socket: RealtimeSocket) => void): void;
    /** The events of browsers, who may send them, and their handlers. */
    socketEvents: ReturnType<typeof createSocketEvents>;
    /** Closes the connections of a session that has ended. */
    dropSession(sessionId: string, message: string): void;
    /** Closes the connections of a session whose credentials were replaced: pages connect again with the new ones. */
    reconnectSession(sessionId: string): void;
    /** Runs on every server when a session has ended: for connections outside of socket.io, whose sessions `list` returns. */
    onSessionEnd(listener: (sessionId: string) => void, list: () => readonly string[]): void;
  }
}

/** No message of a page is larger; offers and answers of a call are a few thousand bytes. */
const maxMessageBytes = 64 * 1024;

const tooManyConnections = 'This app is open too often. Please close some of its tabs.';

const sessionDropped = 'session:dropped';

const personRoom = (userId: string) => `person:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Live connections of signed-in users, on the same port and with the same session as everything else. */
export const realtime = fp<{ config: Config }>(
  async (app, { config }) => {
    const io: RealtimeServer = new Server(app.server, {
      serveClient: false,
      maxHttpBufferSize: maxMessageBytes,
      ...(app.redis && { adapter: localFirstAdapter(app.redis) }),
      allowRequest: ({ headers }, done) => done(null, originOf(headers, config.publicUrl) !== 'foreign'),
    });
    const maxConnections = config.limits.connectionsPerUser;
    const connectionsOf = (userId: string) => io.of('/').adapter.rooms.get(personRoom(userId))?.size ?? 0;
    io.use((socket, next) => {
      sessionOfHandshake(app, config, socket.handshake.headers).then(
        (found) => {
          if (!found) return next(new Error('Please sign in first.'));
          if (!found.viewer.hasAgreed) return next(new Error(termsNeeded().message));
          if (connectionsOf(found.viewer.userId) >= maxConnections)
            return next(new Error(tooManyConnections));
          socket.data.viewer = found.viewer;
          next();
        },
        () => next(new Error('Our database is not answering. Please try again in a moment.')),
      );
    });
    const socketEvents = createSocketEvents(app);
    const rooms = createAccessRooms(app, io);
    const listeners: ((socket: RealtimeSocket) => void)[] = [];
    io.on('connection', (socket) => {
      const { userId, sessionId } = socket.data.viewer;
      // several may have passed the handshake at the same moment
      if (connectionsOf(userId) >= maxConnections) {
        socket.disconnect(true);
        return;
      }
      void socket.join([personRoom(userId), sessionRoom(sessionId)]);
      void rooms.place(socket);
      for (const listen of listeners) listen(socket);
      enforcePolicies(app, socket);
      socketEvents.attach(socket);
      // changes between the handshake and joining the rooms would have been missed
      rooms.review(socket);
    });

    app.decorate('io', io);
    if (app.metrics) measureSockets(io, app.metrics.registry);
    app.decorate('socketEvents', socketEvents);
    const push: FastifyInstance['push'] = (userId, event, ...payload) => {
      io.to(personRoom(userId)).emit(event, ...payload);
    };
    const broadcast: FastifyInstance['broadcast'] = (event, ...payload) => {
      io.emit(event, ...payload);
    };
    const pushHere: FastifyInstance['push'] = (userId, event, ...payload) => {
      io.local.to(personRoom(userId)).emit(event, ...payload);
    };
    app.decorate('push', push);
    app.decorate('pushHere', pushHere);
    app.decorate('broadcast', broadcast);
    app.decorate('accessRooms', rooms);
    app.decorate('accessChanged', rooms.changed);
    app.decorate('onSocket', (listener) => {
      listeners.push(listener);
    });
    const outside: { listener: (sessionId: string) => void; list: () => readonly string[] }[] = [];
    const notifyEnded = (sessionId: string) => outside.forEach(({ listener }) => listener(sessionId));
    if (app.redis) io.on(sessionDropped, notifyEnded);
    app.decorate('dropSession', (sessionId, message) => {
      io.to(sessionRoom(sessionId)).emit('session:ended', { message });
      app.reconnectSession(sessionId);
    });
    app.decorate('reconnectSession', (sessionId) => {
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
      notifyEnded(sessionId);
      if (app.redis) io.serverSideEmit(sessionDropped, sessionId);
    });
    app.decorate('onSessionEnd', (listener, list) => {
      outside.push({ listener, list });
    });
    const connectionsOfSession = (sessionId: string) =>
      [...(io.of('/').adapter.rooms.get(sessionRoom(sessionId)) ?? [])].flatMap(
        (id) => io.sockets.sockets.get(id) ?? [],
      );
    recheckSessions(app, {
      list: () =>
        new Set([
          ...[...io.sockets.sockets.values()].map(({ data }) => data.viewer.sessionId),
          ...outside.flatMap(({ list }) => list()),
        ]),
      onEnded: (sessionId) => {
        for (const socket of connectionsOfSession(sessionId)) {
          socket.emit('session:ended', { message: sessionEnded().message });
          socket.disconnect(true);
        }
        notifyEnded(sessionId);
      },
      onLive: (sessionId, access) => rooms.compare(connectionsOfSession(sessionId), access),
    });
    app.readiness.onDrain((leftMs) => reconnectElsewhere(io, leftMs));
    // Open sockets would keep the HTTP server from closing, so they are closed first.
    app.addHook('preClose', () => io.close());
  },
  {
    name: 'realtime',
    dependencies: ['@fastify/cookie', 'clock', 'metrics', 'readiness', 'redis', 'session'],
  },
);

/**
 * Closes every connection as a network failure would, at random moments of the second half of the time: pages connect again, to
 * another server, because by then proxies know that this one is not ready.
 */
function reconnectElsewhere(io: RealtimeServer, leftMs: number): void {
  for (const { conn } of io.sockets.sockets.values())
    setTimeout(() => conn.close(), (leftMs / 2) * (1 + Math.random())).unref();
}

/** Events of the library itself, which no client sends. */
const ownEvents = new Set<string | symbol>(['disconnect', 'disconnecting', 'error']);

/** Prevents features from listening to browsers without a policy. */
function enforcePolicies(app: FastifyInstance, socket: RealtimeSocket): void {
  for (const name of socket.eventNames()) {
    if (ownEvents.has(name)) continue;
    socket.removeAllListeners(name);
    app.log.error(
      `The socket event ${String(name)} does not say who may send it. Register it with app.socketEvents.`,
    );
  }
}
