import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface Readiness {
  /** Why proxies should send no requests to this server; null when it is ready. */
  reason(): string | null;
  /**
   * Delays readiness of a server that listens until the returned function is called.
   * @param what is being prepared, as in "reading the market"
   */
  waitFor(what: string): () => void;
  /** Resolves when nothing is being prepared. */
  prepared(): Promise<void>;
  /** Runs when the server is about to stop, with the time that is left until it closes. */
  onDrain(listener: (leftMs: number) => void): void;
  /** Says "not ready" from now on, while requests are still answered. */
  drain(leftMs: number): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/**
 * Whether proxies should send requests here: not before the server is prepared, and not when it is about to stop. While it drains,
 * every response closes its connection, so that clients open their next one elsewhere.
 */
export const readiness = fp(
  async (app) => {
    const preparations = new Set<string>();
    const listeners: ((leftMs: number) => void)[] = [];
    let isDraining = false;
    let resolvePrepared: (() => void)[] = [];

    const ready: Readiness = {
      reason() {
        if (isDraining) return 'The server is stopping.';
        const [what] = preparations;
        return what === undefined ? null : `The server is starting: it is ${what}.`;
      },
      waitFor(what) {
        let isDone = false;
        // emitted before the first connection
        app.server.once('listening', () => {
          if (!isDone) preparations.add(what);
        });
        return () => {
          if (isDone) return;
          isDone = true;
          preparations.delete(what);
          if (preparations.size > 0) return;
          for (const resolve of resolvePrepared) resolve();
          resolvePrepared = [];
        };
      },
      prepared: () =>
        preparations.size === 0
          ? Promise.resolve()
          : new Promise((resolve) => {
              resolvePrepared.push(resolve);
            }),
      onDrain: (listener) => void listeners.push(listener),
      drain(leftMs) {
        if (isDraining) return;
        isDraining = true;
        for (const listen of listeners) listen(leftMs);
      },
    };
    app.decorate('readiness', ready);
    app.addHook('onRequest', (_request, reply, done) => {
      if (isDraining) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'readiness' },
);

/** Stops a server so that no request fails behind proxies that ask `/api/ready`: they have `leftMs` to notice. */
export async function drainAndClose(app: FastifyInstance, leftMs: number): Promise<void> {
  app.readiness.drain(leftMs);
  await new Promise((resolve) => setTimeout(resolve, leftMs));
  await app.close();
}
