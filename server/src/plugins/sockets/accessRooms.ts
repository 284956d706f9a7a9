import type { AccessLevel } from '@tayyib/shared/access';
import { refusalOf } from '@tayyib/shared/access';
import type { FastifyInstance } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import type { RealtimeServer, RealtimeSocket } from './socketTypes';

const changedOn = 'access:changed';

/** Rooms that connections are in as long as their person may be there, on whatever server. */
export function createAccessRooms(app: FastifyInstance, io: RealtimeServer) {
  const levels = new Map<string, AccessLevel>();

  /** Joins and leaves, by what the connection's viewer may do. */
  const place = async (socket: RealtimeSocket): Promise<void> => {
    const { viewer } = socket.data;
    for (const [room, level] of levels) {
      if (viewer.hasAgreed && refusalOf(level, viewer) === null) await socket.join(room);
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

  /** One look after the other: of two changes in a row the later one must have the last word. */
  const queues = new WeakMap<RealtimeSocket, LimitFunction>();
  const review = (socket: RealtimeSocket, afterwards: (placed: RealtimeSocket) => void = () => {}): void => {
    const queue = queues.get(socket) ?? pLimit(1);
    queues.set(socket, queue);
    queue(async () => {
      await look(socket);
      afterwards(socket);
    }).catch((error: unknown) => app.log.warn(error, 'cannot look again at who is connected'));
  };
  const reviewOwn = (userId: string): void => {
    for (const socket of io.sockets.sockets.values())
      if (socket.data.viewer.userId === userId) review(socket, (placed) => placed.emit('plan:changed'));
  };
  if (app.redis) io.on(changedOn, reviewOwn);

  return {
    /** Opens a room to everybody connected who passes that door. */
    open: (room: string, level: AccessLevel): void => void levels.set(room, level),
    place,
    /** Looks again at who is behind a connection, ends it with its session, and lets it stay only where they may be now. */
    review,
    /** What a person may do has changed: every connection of theirs, on every server, is placed anew and then told. */
    changed: (userId: string): void => {
      reviewOwn(userId);
      if (app.redis) io.serverSideEmit(changedOn, userId);
    },
  };
}
