import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing';
import { createLivenessLock } from './livenessLock';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('the liveness lock survives an error of a connection that it has released', async () => {
  const { pool } = app.store;
  const clients: pg.PoolClient[] = [];
  pool.on('acquire', (client) => clients.push(client));
  const lock = createLivenessLock(pool, 'a worker');
  await lock.acquire();
  await lock.release();
  // as when the database closes the connection at the same time
  expect(() => clients[0]?.emit('error', new Error('terminating connection'))).not.toThrow();
  await lock.acquire();
  await lock.release();
});

it('the liveness lock is acquired after the database could not be reached', async () => {
  const pool = new pg.Pool({ ...app.store.pool.options, max: 1, connectionTimeoutMillis: 200 });
  const busy = await pool.connect();
  const lock = createLivenessLock(pool, 'another worker');
  await expect(lock.acquire()).rejects.toThrow('timeout');
  busy.release();
  await lock.acquire();
  await lock.release();
  await pool.end();
});
