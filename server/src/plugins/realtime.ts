import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { ClientEvents, ServerEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { DefaultEventsMap, Socket } from 'socket.io';
import { Server } from 'socket.io';
import type { Config } from '../config';
import { originOf } from './origin';
import type { Viewer } from './session';
import { sessionCookie } from './sessionCookie';

export interface SocketData {
  viewer: Viewer;
}
export type RealtimeServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
type EventName = keyof ServerEvents;

declare module 'fastify' {
  interface FastifyInstance {
    io: RealtimeServer;
    /** Tells one person, on every device and every server they are connected to. */
    push<E extends EventName>(userId: string, event: E, ...payload: Parameters<ServerEvents[E]>): void;
    /** Tells everyone who is connected. */
    broadcast<E extends EventName>(event: E, ...payload: Parameters<ServerEvents[E]>): void;
    /** Runs for each new connection: the place where a feature listens to its events. */
    onSocket(listener: (socket: RealtimeSocket) => void): void;
    /** Closes the connections of a session that has ended. */
    dropSession(sessionId: string, message: string): void;
  }
}

const personRoom = (userId: string) => `person:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Live connections of signed-in people, on the same port and with the same session as everything else. */
export const realtime = fp<{ config: Config }>(
  async (app, { config }) => {
    const io: RealtimeServer = new Server(app.server, {
      serveClient: false,
      ...(app.redis && { adapter: createAdapter(app.redis) }),
      allowRequest: ({ headers }, done) => done(null, originOf(headers, config.publicUrl) !== 'foreign'),
    });
    io.use((socket, next) => {
      const cookies = app.parseCookie(socket.handshake.headers.cookie ?? '');
      app.viewerOfToken(cookies[sessionCookie]).then(
        (viewer) => {
          if (!viewer) return next(new Error('Please sign in first.'));
          socket.data.viewer = viewer;
          next();
        },
        () => next(new Error('Our database is not answering. Please try again in a moment.')),
      );
    });
    const listeners: ((socket: RealtimeSocket) => void)[] = [];
    io.on('connection', (socket) => {
      const { userId, sessionId } = socket.data.viewer;
      void socket.join([personRoom(userId), sessionRoom(sessionId)]);
      for (const listen of listeners) listen(socket);
    });

    app.decorate('io', io);
    const push: FastifyInstance['push'] = (userId, event, ...payload) => {
      io.to(personRoom(userId)).emit(event, ...payload);
    };
    const broadcast: FastifyInstance['broadcast'] = (event, ...payload) => {
      io.emit(event, ...payload);
    };
    app.decorate('push', push);
    app.decorate('broadcast', broadcast);
    app.decorate('onSocket', (listener) => {
      listeners.push(listener);
    });
    app.decorate('dropSession', (sessionId, message) => {
      io.to(sessionRoom(sessionId)).emit('session:ended', { message });
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    });
    // Open sockets would keep the HTTP server from closing, so they go first.
    app.addHook('preClose', () => io.close());
  },
  { name: 'realtime', dependencies: ['@fastify/cookie', 'redis', 'session'] },
);
