import type { ActiveUser } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../plugins/sockets/socketTypes';
import { findUsersOnline, type OnlineUser } from './callers';
import { coalesced } from './coalesced';
import { createBlockRepository } from './records/blockRepository';

/** How often to check for users whose server died silently. */
const recheckMs = 15_000;

/**
 * Keeps the list of online users of every registered caller up to date. `changed` is called after each change
 * on this server.
 */
export function createPresence(app: FastifyInstance): { changed: () => void } {
  const { io } = app;
  const blocks = createBlockRepository(app.db);
  /** The list last sent to each connection. */
  const lastSent = new WeakMap<RealtimeSocket, readonly ActiveUser[]>();

  const notify = (socket: RealtimeSocket, now: readonly ActiveUser[]) => {
    const before = lastSent.get(socket);
    lastSent.set(socket, now);
    if (!before) {
      socket.emit('broadcast', { event: 'ACTIVE_USERS', activeUsers: [...now] });
      return;
    }
    const change = diffPresence(before, now);
    if (change) socket.emit('broadcast', { event: 'ACTIVE_USERS_CHANGED', ...change });
  };

  /**
   * Each server notifies its own callers: the lists differ in which entry is the viewer and in whom they may
   * call.
   */
  const notifyOwnCallers = async () => {
    const users = await findUsersOnline(io);
    const hidden = await blocks.among(users.map(({ userId }) => userId));
    for (const socket of io.sockets.sockets.values()) {
      const { viewer, caller } = socket.data;
      if (!caller?.listed) lastSent.delete(socket);
      else notify(socket, listFor(viewer.userId, users, hidden.get(viewer.userId)));
    }
  };
  const refresh = coalesced(notifyOwnCallers, (error) => app.log.warn(error, 'cannot send who is online'));

  if (app.redis) {
    io.on('calls:changed', refresh);
    const timer = setInterval(refresh, recheckMs);
    app.addHook('preClose', async () => clearInterval(timer));
  }
  return {
    changed: () => {
      refresh();
      if (app.redis) io.serverSideEmit('calls:changed');
    },
  };
}

function listFor(
  viewerId: string,
  users: readonly OnlineUser[],
  hidden: ReadonlySet<string> | undefined,
): ActiveUser[] {
  return users
    .filter(({ userId }) => !hidden?.has(userId))
    .map(({ username, peer, userId, mark }) => ({ username, peer, self: userId === viewerId, mark }));
}

/**
 * The users who came or changed their name, and those who left, between two lists; null without a difference.
 */
function diffPresence(
  before: readonly ActiveUser[],
  now: readonly ActiveUser[],
): { came: ActiveUser[]; went: string[] } | null {
  const names = new Map(before.map(({ peer, username }) => [peer, username]));
  const came = now.filter(({ peer, username }) => names.get(peer) !== username);
  const peersNow = new Set(now.map(({ peer }) => peer));
  const went = before.map(({ peer }) => peer).filter((peer) => !peersNow.has(peer));
  return came.length + went.length === 0 ? null : { came, went };
}
