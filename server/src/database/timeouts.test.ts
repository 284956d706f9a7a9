import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import { buildTestApp, signedIn } from '../testing';
import { withoutTimeouts } from './client';

let app: FastifyInstance;
beforeAll(async () => {
  const { limits } = readConfig({ NODE_ENV: 'test' });
  app = await buildTestApp({ limits: { ...limits, databaseWaitMs: 120_000, databaseLockMs: 300 } });
});
afterAll(() => app.close());

it('the server answers with 503 what waits too long for a lock, and again once it is free', async () => {
  const headers = await signedIn(app, 'ann');
  const ask = () => app.inject({ url: '/api/watchlistcat', headers });
  const other = await app.store.pool.connect();
  await other.query('begin; lock table watchlists in access exclusive mode');
  const refused = await ask();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'database-unavailable']);
  await other.query('rollback');
  other.release();
  expect((await ask()).statusCode).toBe(200);
});

it('the server lets imports and judging wait', async () => {
  const other = await app.store.pool.connect();
  await other.query('begin; lock table watchlists in access exclusive mode');
  const reading = app.db.transaction(async (transaction) => {
    await withoutTimeouts(transaction);
    return transaction.execute('select count(*)::int as count from watchlists');
  });
  // longer than others may wait
  await app.db.execute('select pg_sleep(0.5)');
  await other.query('rollback');
  other.release();
  expect((await reading).rows).toHaveLength(1);
});
