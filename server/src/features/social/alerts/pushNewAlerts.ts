import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { inBatches } from '../../../lib/inBatches';
import { listenFor } from '../../../database/listenFor';
import type { AlertCursor, NewAlert } from './readNewAlerts';
import { readNewAlerts, currentCursor } from './readNewAlerts';
import { renderAlert } from './renderAlert';

/** With more new alerts than this, as after a new edition of a standard, clients refetch the list instead. */
const maxPushedSingly = 5;

/**
 * Pushes new alerts to the users connected to this server. PostgreSQL notifies every server, so each pushes only to its own
 * sockets.
 */
export function pushNewAlerts(app: FastifyInstance): void {
  let cursor: AlertCursor | undefined;

  const onChange = async () => {
    cursor ??= await currentCursor(app.db);
    const here = new Set([...app.io.sockets.sockets.values()].map(({ data }) => data.viewer.userId));
    const found = await readNewAlerts(app.db, cursor, [...here]);
    cursor = found.cursor;
    const byUser = new Map<string, NewAlert[]>();
    for (const alert of found.alerts) byUser.set(alert.userId, [...(byUser.get(alert.userId) ?? []), alert]);
    await inBatches([...byUser], async (batch) => {
      for (const [userId, alerts] of batch) push(userId, alerts);
      // requests are answered in between
      await setImmediate();
    });
  };
  const push = (userId: string, alerts: readonly NewAlert[]) => {
    if (alerts.length > maxPushedSingly) app.pushHere(userId, 'getNotification');
    else for (const alert of alerts) app.pushHere(userId, 'newAlert', renderAlert(alert));
  };

  const listener = listenFor({
    pool: app.store.pool,
    name: 'alerts',
    debounceMs: 0,
    onChange,
    onFailure: (error) => app.log.warn({ err: error }, 'New alerts are waiting for the database'),
  });
  app.addHook('onListen', async () => {
    // before any client connects: everything from here on is pushed
    cursor = await currentCursor(app.db).catch(() => undefined);
    listener.start();
  });
  app.addHook('preClose', () => listener.stop());
}
