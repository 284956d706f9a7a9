import { setImmediate } from 'node:timers/promises';
import type { AlertKind } from '@tayyib/shared/alert-kinds';
import type { FastifyInstance } from 'fastify';
import { groupBy } from '../../../../lib/lists';
import { inBatches } from '../../../../lib/inBatches';
import { listenFor } from '../../../../database/listenFor';
import type { AlertCursor, FoundAlert, ReadChanges } from './readNewAlerts';
import { currentCursor, findNewAlerts, readAlerts } from './readNewAlerts';
import { renderAlert } from '../texts/renderAlert';

/** With more new alerts than this, as after a new edition of a standard, clients refetch the list instead. */
const maxShownSingly = 5;
/** Users whose alerts are read together. */
const usersPerBatch = 250;

/** The event of a kind. */
const eventOf = (kind: AlertKind) => events[kind] ?? 'newAlert';
const events: Partial<Record<AlertKind, 'newAlert' | 'secratscanner' | 'data' | 'group-call-notification'>> =
  {
    scanner: 'secratscanner',
    broadcast: 'data',
    room: 'group-call-notification',
  };

/**
 * Shows new alerts on the open pages of the users connected to this server. PostgreSQL notifies every server, so each sends only to
 * its own sockets.
 */
export function showNewAlerts(app: FastifyInstance): void {
  let cursor: AlertCursor | undefined;
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  // a server already accepts connections while its onListen hooks run
  app.io.use((_socket, next) => void started.then(() => next()));

  const connectedUsers = () => [
    ...new Set([...app.io.sockets.sockets.values()].map(({ data }) => data.viewer.userId)),
  ];

  const onChange = async () => {
    cursor ??= await currentCursor(app.db);
    const { found, cursor: next } = await findNewAlerts(app.db, cursor, connectedUsers);
    const changes: ReadChanges = new Map();
    // the first ones are sent while those after them are still read, and later ones still stored
    await inBatches(
      [...groupBy(found, userOf)],
      async (batch) => {
        await showTo(batch, changes);
        const sent = batch.flatMap(([, alerts]) => alerts);
        // what fails from here on is read again without them
        if (cursor) cursor = { ...cursor, seen: [...cursor.seen, ...sent] };
        // requests are answered in between
        await setImmediate();
      },
      usersPerBatch,
    );
    cursor = next;
  };

  const showTo = async (
    users: readonly (readonly [string, readonly FoundAlert[]])[],
    changes: ReadChanges,
  ) => {
    const few = users.flatMap(([, alerts]) => (alerts.length <= maxShownSingly ? alerts : []));
    const read = groupBy(
      await readAlerts(
        app.db,
        few.filter(({ isSilenced }) => !isSilenced),
        changes,
      ),
      userOf,
    );
    for (const [userId, found] of users) {
      const shown = read.get(userId) ?? [];
      if (shown.length < found.length) app.pushHere(userId, 'getNotification');
      for (const alert of shown) app.pushHere(userId, eventOf(alert.kind), renderAlert(alert));
    }
  };

  const listener = listenFor({
    pool: app.store.pool,
    name: 'alerts',
    debounceMs: 0,
    onChange,
    onFailure: (error) => app.log.warn({ err: error }, 'New alerts are waiting for the database'),
  });
  app.addHook('onListen', async () => {
    // before any client connects: everything from here on is shown
    cursor = await currentCursor(app.db).catch(() => undefined);
    start();
    listener.start();
  });
  app.addHook('preClose', () => listener.stop());
}

const userOf = ({ userId }: { userId: string }) => userId;
