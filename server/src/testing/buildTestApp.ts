import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Config } from '../config';
import { readConfig } from '../config';
import { createPool } from '../database/client';
import { storeOver } from '../database/openStore';
import { databaseUrl, freshName, runOnServer } from './testDatabases';
import { temporaryFolder } from './temporaryFolder';

/**
 * The whole server over its own copy of the template database. Not listening: use `app.inject`, or `connectSocket`.
 * `close` it after the tests; its database goes with it.
 */
export async function buildTestApp(overrides: Partial<Config> = {}): Promise<FastifyInstance> {
  const server = required('TEST_DATABASE_SERVER');
  const name = freshName('tayyib_test');
  await runOnServer(server, `create database ${name} template ${required('TEST_DATABASE_TEMPLATE')}`);
  const folder = temporaryFolder('app');
  const pool = createPool(() => databaseUrl(server, name));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DIST_DIR: folder });
  const store = storeOver(pool, false, () => pool.end());
  const app = await buildApp({ config: { ...config, ...overrides }, store });
  app.addHook('onClose', async () => {
    await store.close();
    await runOnServer(server, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });
  return app;
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: server tests run with server/jest.config.mjs.`);
  return value;
}
