import type { FastifyInstance } from 'fastify';
import { callersRoom, findPeopleOnline } from './callers';

/** How often to look for people whose server died without a word. */
const lookAgainMs = 15_000;

/** Keeps every registered caller's list of who is online right. `changed` is called after each change on this server. */
export function createPresence(app: FastifyInstance): { changed: () => void } {
  const { io } = app;

  /** Each server tells its own callers: the lists differ in who is oneself. */
  const tellOwnCallers = async () => {
    const people = await findPeopleOnline(io);
    for (const socket of await io.local.in(callersRoom).fetchSockets()) {
      const { viewer, caller } = socket.data;
      if (!caller?.listed) continue;
      const activeUsers = people.map(({ username, peer, userId }) => ({
        username,
        peer,
        self: userId === viewer.userId,
      }));
      socket.emit('broadcast', { event: 'ACTIVE_USERS', activeUsers });
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
