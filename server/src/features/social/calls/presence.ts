import type { ActiveUser } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../plugins/sockets/socketTypes';
import { findPeopleOnline, type OnlinePerson } from './callers';
import { whatChanged } from './whatChanged';
import { createBlockRepository } from './records/blockRepository';

/** How often to look for people whose server died without a word. */
const lookAgainMs = 15_000;

/** Keeps every registered caller's list of who is online right. `changed` is called after each change on this server. */
export function createPresence(app: FastifyInstance): { changed: () => void } {
  const { io } = app;
  const blocks = createBlockRepository(app.db);
  /** What each connection was told last. */
  const told = new WeakMap<RealtimeSocket, readonly ActiveUser[]>();

  const tell = (socket: RealtimeSocket, now: readonly ActiveUser[]) => {
    const before = told.get(socket);
    told.set(socket, now);
    if (!before) {
      socket.emit('broadcast', { event: 'ACTIVE_USERS', activeUsers: [...now] });
      return;
    }
    const change = whatChanged(before, now);
    if (change) socket.emit('broadcast', { event: 'ACTIVE_USERS_CHANGED', ...change });
  };

  /** Each server tells its own callers: the lists differ in who is oneself and in whom one may call. */
  const tellOwnCallers = async () => {
    const people = await findPeopleOnline(io);
    const hidden = await blocks.among(people.map(({ userId }) => userId));
    for (const socket of io.sockets.sockets.values()) {
      const { viewer, caller } = socket.data;
      if (!caller?.listed) told.delete(socket);
      else tell(socket, listFor(viewer.userId, people, hidden.get(viewer.userId)));
    }
  };
  const refresh = oneAtATime(tellOwnCallers, (error) => app.log.warn(error, 'cannot tell who is online'));

  if (app.redis) {
    io.on('calls:changed', refresh);
    const timer = setInterval(refresh, lookAgainMs);
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
  people: readonly OnlinePerson[],
  hidden: ReadonlySet<string> | undefined,
): ActiveUser[] {
  return people
    .filter(({ userId }) => !hidden?.has(userId))
    .map(({ username, peer, userId }) => ({ username, peer, self: userId === viewerId }));
}

/** Runs the work soon after each call; calls that come while it runs share the next run. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let running = false;
  let wanted = false;
  const run = async () => {
    running = true;
    while (wanted) {
      wanted = false;
      await work().catch(onError);
    }
    running = false;
  };
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
