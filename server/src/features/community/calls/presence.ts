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
 * @param findBusy the users who are in a call or a room
 */
export function createPresence(
  app: FastifyInstance,
  findBusy: () => Promise<ReadonlySet<string>>,
): { changed: () => void } {
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
    const [users, busy] = await Promise.all([findUsersOnline(io), findBusy()]);
    const hidden = await blocks.among(users.map(({ userId }) => userId));
    for (const socket of io.sockets.sockets.values()) {
      const { viewer, caller } = socket.data;
      if (!caller?.listed) lastSent.delete(socket);
      else notify(socket, listFor(viewer.userId, { users, busy, hidden: hidden.get(viewer.userId) }));
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
  {
    users,
    busy,
    hidden,
  }: {
    users: readonly OnlineUser[];
    busy: ReadonlySet<string>;
    hidden: ReadonlySet<string> | undefined;
  },
): ActiveUser[] {
  return users
    .filter(({ userId }) => !hidden?.has(userId))
    .map(({ username, peer, userId, mark, isAway }) => ({
      username,
      peer,
      self: userId === viewerId,
      mark,
      state: busy.has(userId) ? 'busy' : isAway ? 'away' : 'free',
    }));
}

/**
 * The users who came or changed their name or state, and those who left, between two lists; null without a difference.
 */
function diffPresence(
  before: readonly ActiveUser[],
  now: readonly ActiveUser[],
): { came: ActiveUser[]; went: string[] } | null {
  const known = new Map(before.map((user) => [user.peer, user]));
  const came = now.filter(({ peer, username, state }) => {
    const user = known.get(peer);
    return user?.username !== username || user.state !== state;
  });
  const peersNow = new Set(now.map(({ peer }) => peer));
  const went = before.map(({ peer }) => peer).filter((peer) => !peersNow.has(peer));
  return came.length + went.length === 0 ? null : { came, went };
}
