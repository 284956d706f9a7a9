import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';

const turns = new WeakMap<RealtimeSocket, Promise<unknown>>();

/** Does what one connection asks in the order in which it asked: a hang-up never overtakes the call it ends. */
export async function inTurn<Result>(socket: RealtimeSocket, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(socket) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(
    socket,
    mine.catch(() => undefined),
  );
  return mine;
}
