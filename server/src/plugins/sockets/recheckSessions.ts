import type { FastifyInstance } from 'fastify';
import { inBatches } from '../../lib/inBatches';
import { singleFlight } from '../../lib/singleFlight';
import type { ViewerAccess } from '../session/LiveSession';

/** Interval of the checks: the longest that a session which ended on another server stays connected to this one. */
const everyMs = 5000;

/** An ended session may have been replaced by a reply that is still on its way: the page must have its new cookie first. */
const graceMs = 500;

interface OpenSessions {
  /** The sessions of all open connections of this server. */
  list: () => ReadonlySet<string>;
  onEnded: (sessionId: string) => void;
  /** @param access of its user now */
  onLive: (sessionId: string, access: ViewerAccess) => void;
}

/**
 * Compares the sessions of open connections with the database. Other servers announce the end of a session and changes of access
 * through Redis, which may be down or lose a message: so this runs when Redis is back, and every few seconds in any case.
 */
export function recheckSessions(app: FastifyInstance, { list, onEnded, onLive }: OpenSessions): void {
  const { redis } = app;
  if (!redis) return;
  const checkAll = singleFlight(() =>
    inBatches([...list()], async (ids) => {
      const found = await app.liveSessions.accessByIds(ids, app.clock.now());
      for (const id of ids) {
        const access = found.get(id);
        if (access) onLive(id, access);
        else setTimeout(() => onEnded(id), graceMs).unref();
      }
    }),
  );
  const check = () =>
    void checkAll().catch((error: unknown) =>
      app.log.warn(error, 'cannot check the sessions of open connections'),
    );
  redis.on('ready', check);
  const timer = setInterval(check, everyMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    redis.off('ready', check);
    await checkAll.idle();
  });
}
