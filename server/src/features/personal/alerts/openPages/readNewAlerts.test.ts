import { drizzle } from 'drizzle-orm/node-postgres';
import { buildTestApp, userIdOf } from '../../../../testing';
import { addAlert } from '../addAlert';
import { currentCursor, findNewAlerts, readAlerts } from './readNewAlerts';

it('includes a user who connects while the database is asked for the position', async () => {
  const app = await buildTestApp();
  const { pool } = app.store;
  const userId = await userIdOf(app, 'ann');
  const cursor = await currentCursor(app.db);
  const writer = await pool.connect();
  const clients = [writer];
  while (pool.idleCount > 0 || pool.totalCount < pool.options.max) clients.push(await pool.connect());

  const connected: string[] = [];
  const reading = findNewAlerts(app.db, cursor, () => connected);
  connected.push(userId);
  await addAlert(drizzle({ client: writer }), {
    userIds: [userId],
    key: 'test:1',
    content: {
      kind: 'broadcast',
      status: 3,
      alert_name: 'Test',
      scan_name: 'Test',
      scan_url: '/plan',
      title: 'Just now',
      description: 'Read on.',
    },
  });
  for (const client of clients) client.release();
  const { found } = await reading;
  expect(await readAlerts(app.db, found, new Map())).toMatchObject([
    { userId, content: { title: 'Just now' } },
  ]);
  await app.close();
});
