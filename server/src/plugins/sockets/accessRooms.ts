import type { AccessLevel } from '@tayyib/shared/access';
import type { FastifyInstance } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { problemOfAccess } from '../session/accessDecision';
import type { ViewerAccess } from '../session/LiveSession';
import type { RealtimeServer, RealtimeSocket } from './socketTypes';

const changedOn = 'access:changed';

/**
 * Rooms that follow a user's access: connections are members as long as their user has it, on whatever
 * server.
 */
export function createAccessRooms(app: FastifyInstance, io: RealtimeServer) {
  const { requiresSecondFactor } = app.config.identity;
  const levels = new Map<string, AccessLevel>();

  /** The access by which each connection was placed. */
  const placed = new WeakMap<RealtimeSocket, string>();

  /** Joins and leaves, by the access of the connection's viewer. */
  const place = async (socket: RealtimeSocket): Promise<void> => {
    const { viewer } = socket.data;
    placed.set(socket, keyOf(viewer));
    for (const [room, level] of levels) {
      if (problemOfAccess(level, viewer, { requiresSecondFactor }) === null) await socket.join(room);
      else await socket.leave(room);
    }
  };

  const look = async (socket: RealtimeSocket): Promise<void> => {
    const { sessionId, via } = socket.data.viewer;
    const found = await app.liveSessions.byId(sessionId, via, app.clock.now());
    if (!found) {
      socket.disconnect(true);
      return;
    }
    socket.data.viewer = found.viewer;
    await place(socket);
  };

  /** Sequential: of two changes in a row the later one must win. */
  const queues = new WeakMap<RealtimeSocket, LimitFunction>();
  const review = (
    socket: RealtimeSocket,
    afterwards: (reviewed: RealtimeSocket) => void = () => {},
  ): void => {
    const queue = queues.get(socket) ?? pLimit(1);
    queues.set(socket, queue);
    queue(async () => {
      await look(socket);
      afterwards(socket);
    }).catch((error: unknown) => app.log.warn(error, 'cannot re-check who is connected'));
  };
  const reviewAndNotify = (socket: RealtimeSocket) =>
    review(socket, (reviewed) => reviewed.emit('plan:changed'));
  const reviewOwn = (userId: string): void => {
    for (const socket of io.sockets.sockets.values())
      if (socket.data.viewer.userId === userId) reviewAndNotify(socket);
  };
  if (app.redis) io.on(changedOn, reviewOwn);

  return {
    /** Opens a room to every connection with that access. */
    open: (room: string, level: AccessLevel): void => void levels.set(room, level),
    place,
    /** Re-reads the user behind a connection, closes it if its session has ended, and updates its rooms. */
    review,
    /** Updates and notifies those connections of a session that were placed by other access than its user has now. */
    compare: (connections: Iterable<RealtimeSocket>, access: ViewerAccess): void => {
      const key = keyOf(access);
      for (const socket of connections) if (placed.get(socket) !== key) reviewAndNotify(socket);
    },
    /**
     * A user's access has changed: all of their connections, on every server, are updated and then notified.
     */
    changed: (userId: string): void => {
      reviewOwn(userId);
      if (app.redis) io.serverSideEmit(changedOn, userId);
    },
  };
}

/** Equal as long as the access is. */
const keyOf = ({ plan, roles, hasAgreed, hasSecondFactor }: ViewerAccess): string =>
  JSON.stringify([plan, roles, hasAgreed, hasSecondFactor]);
