import { setImmediate } from 'node:timers/promises';
import type { AlertKind } from '@tayyib/shared/alert-kinds';
import type { FastifyInstance } from 'fastify';
import { inBatches } from '../../../lib/inBatches';
import { listenFor } from '../../../database/listenFor';
import type { AlertCursor, NewAlert } from './readNewAlerts';
import { readNewAlerts, currentCursor } from './readNewAlerts';
import { silencedOnPages } from './settings/silencedOnPages';
import { renderAlert } from './renderAlert';

/** With more new alerts than this, as after a new edition of a standard, clients refetch the list instead. */
const maxPushedSingly = 5;

/** The event of a kind. */
const eventOf = (kind: AlertKind) => events[kind] ?? 'newAlert';
const events: Partial<Record<AlertKind, 'newAlert' | 'secratscanner' | 'data' | 'group-call-notification'>> =
  {
    scanner: 'secratscanner',
    broadcast: 'data',
    room: 'group-call-notification',
  };

/**
 * Pushes new alerts to the users connected to this server. PostgreSQL notifies every server, so each pushes only to its own
 * sockets.
 */
export function pushNewAlerts(app: FastifyInstance): void {
  let cursor: AlertCursor | undefined;
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  // a server already accepts connections while its onListen hooks run
  app.io.use((_socket, next) => void started.then(() => next()));

  const onChange = async () => {
    cursor ??= await currentCursor(app.db);
    const found = await readNewAlerts(app.db, cursor, () => [
      ...new Set([...app.io.sockets.sockets.values()].map(({ data }) => data.viewer.userId)),
    ]);
    const silenced = await silencedOnPages(app.db, [...new Set(found.alerts.map(({ userId }) => userId))]);
    // only now: what fails before is read again
    cursor = found.cursor;
    const byUser = new Map<string, NewAlert[]>();
    for (const alert of found.alerts) byUser.set(alert.userId, [...(byUser.get(alert.userId) ?? []), alert]);
    await inBatches([...byUser], async (batch) => {
      for (const [userId, alerts] of batch) push(userId, alerts, silenced);
      // requests are answered in between
      await setImmediate();
    });
  };
  const push = (userId: string, alerts: readonly NewAlert[], silenced: ReadonlySet<string>) => {
    const shown = alerts.filter(({ kind }) => !silenced.has(`${userId} ${kind}`));
    if (shown.length > maxPushedSingly || shown.length < alerts.length)
      app.pushHere(userId, 'getNotification');
    if (shown.length <= maxPushedSingly)
      for (const alert of shown) app.pushHere(userId, eventOf(alert.kind), renderAlert(alert));
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
    start();
    listener.start();
  });
  app.addHook('preClose', () => listener.stop());
}
