import type { FastifyInstance } from 'fastify';
import { listenFor } from '../../../database/listenFor';
import type { AlertMark, NewAlert } from './readNewAlerts';
import { readNewAlerts, startingMark } from './readNewAlerts';
import { renderAlert } from './renderAlert';

/** Whoever hears of more at once, as after a new edition of a standard, is told to look instead. */
const toldOneByOne = 5;

/**
 * Tells those who are connected to this server of what was raised, whichever server raised it: the store tells them all, so
 * each only speaks to its own.
 */
export function pushNewAlerts(app: FastifyInstance): void {
  let mark: AlertMark | undefined;

  const onChange = async () => {
    mark ??= await startingMark(app.db);
    const here = new Set([...app.io.sockets.sockets.values()].map(({ data }) => data.viewer.userId));
    const found = await readNewAlerts(app.db, mark, [...here]);
    mark = found.mark;
    const ofPeople = new Map<string, NewAlert[]>();
    for (const alert of found.alerts)
      ofPeople.set(alert.userId, [...(ofPeople.get(alert.userId) ?? []), alert]);
    for (const [userId, alerts] of ofPeople) tell(userId, alerts);
  };
  const tell = (userId: string, alerts: readonly NewAlert[]) => {
    if (alerts.length > toldOneByOne) app.pushHere(userId, 'getNotification');
    else for (const alert of alerts) app.pushHere(userId, 'newAlert', renderAlert(alert));
  };

  const listener = listenFor({
    pool: app.store.pool,
    name: 'alerts',
    gatherMs: 0,
    onChange,
    onFailure: (error) => app.log.warn({ err: error }, 'New alerts wait for the database'),
  });
  app.addHook('onListen', async () => {
    // before anybody is connected: what is raised from here on is told
    mark = await startingMark(app.db).catch(() => undefined);
    listener.start();
  });
  app.addHook('preClose', () => listener.stop());
}
