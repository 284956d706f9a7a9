import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';

const queues = new WeakMap<RealtimeSocket, Promise<unknown>>();

/**
 * Runs the work of one connection in the order of its messages: a hang-up never overtakes the call it ends.
 */
export async function runInOrder<Result>(
  socket: RealtimeSocket,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = queues.get(socket) ?? Promise.resolve();
  const result = before.then(work, work);
  queues.set(
    socket,
    result.catch(() => undefined),
  );
  return result;
}
