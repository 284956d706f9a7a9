import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ForwardReply, ForwardRequest } from './forwardRequest';

const nobody: ForwardReply = { ok: false, reason: 'lost' };
/** A live server acknowledges at once; one that died a moment ago is still listed, and never answers. */
const acknowledgeWithinMs = 2000;
/** A Janus that has to be started first takes seconds. */
const doneWithinMs = 15_000;

interface Waiting {
  acknowledged: () => void;
  done: (reply: ForwardReply) => void;
}

/**
 * Sends requests to whichever server forwards a room, and notifies all servers when a Janus is gone.
 * @param own the id of this server, new on each start
 */
export function createForwardSwitch(
  { io, redis }: Pick<FastifyInstance, 'io' | 'redis'>,
  own: string,
  handle: (request: ForwardRequest) => Promise<ForwardReply>,
) {
  const waiting = new Map<string, Waiting>();
  const listeners: ((gone: string) => void)[] = [];
  /** While Redis is down nothing is queued: nobody waits that long. */
  const announce = (event: string, ...what: readonly unknown[]) => {
    if (redis?.isReady) io.serverSideEmit(event, ...what);
  };
  if (redis) {
    io.on('forward:ask', (to: string, id: string, request: ForwardRequest) => {
      if (to !== own) return;
      announce('forward:heard', id);
      void handle(request).then((reply) => announce('forward:done', id, reply));
    });
    io.on('forward:heard', (id: string) => waiting.get(id)?.acknowledged());
    io.on('forward:done', (id: string, reply: ForwardReply) => waiting.get(id)?.done(reply));
    io.on('forward:gone', (gone: string) => listeners.forEach((listen) => listen(gone)));
  }

  return {
    ask: (to: string, request: ForwardRequest): Promise<ForwardReply> => {
      if (to === own) return handle(request);
      if (!redis?.isReady) return Promise.resolve(nobody);
      const id = randomUUID();
      return new Promise((resolve) => {
        const done = (reply: ForwardReply) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(reply);
        };
        let timer = setTimeout(() => done(nobody), acknowledgeWithinMs).unref();
        const acknowledged = () => {
          clearTimeout(timer);
          timer = setTimeout(() => done(nobody), doneWithinMs).unref();
        };
        waiting.set(id, { acknowledged, done });
        announce('forward:ask', to, id, request);
      });
    },

    /** Notifies the other servers that this one no longer forwards; any that can takes over its rooms. */
    announceGone(gone: string): void {
      announce('forward:gone', gone);
    },

    onGone(listener: (gone: string) => void): void {
      listeners.push(listener);
    },
  };
}
