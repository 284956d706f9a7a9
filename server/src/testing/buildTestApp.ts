import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Config } from '../config/config';
import { readConfig } from '../config/config';
import { createPool } from '../database/client';
import { storeOver } from '../database/openStore';
import { databaseUrl, freshName, patientMs, runOnServer } from './testDatabases';
import { temporaryFolder } from './temporaryFolders';

/**
 * The whole server over its own copy of the template database. Not listening: use `app.inject`, or
 * `connectSocket`. `close` it after the tests; its database is dropped with it.
 */
export async function buildTestApp(overrides: Partial<Config> = {}): Promise<FastifyInstance> {
  const database = await copyTemplate('TEST_DATABASE_TEMPLATE');
  return buildOver(database.url, overrides, database.drop);
}

/** The same with the 71 companies of the small sample, judged. */
export async function buildSampleApp(overrides: Partial<Config> = {}): Promise<FastifyInstance> {
  const database = await copyTemplate('TEST_DATABASE_TEMPLATE_WITH_COMPANIES');
  return buildOver(database.url, overrides, database.drop);
}

/**
 * Several whole servers over one database, as behind one address. `close` closes them all.
 * @param own settings of each server, by its index
 */
export async function buildTestNodes(
  count: number,
  overrides: Partial<Config> = {},
  own: (place: number) => Partial<Config> = () => ({}),
) {
  const database = await copyTemplate('TEST_DATABASE_TEMPLATE');
  const nodes = await Promise.all(
    Array.from({ length: count }, (_, place) => buildOver(database.url, { ...overrides, ...own(place) })),
  );
  const close = async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.drop();
  };
  return { nodes, close };
}

/** @param variable the environment variable with the name of the template */
async function copyTemplate(variable: string) {
  const server = required('TEST_DATABASE_SERVER');
  const name = freshName('tayyib_test');
  const template = required(variable);
  // file copy: a template is idle, so nothing has to be written to the log
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => runOnServer(server, `drop database ${name} with (force)`),
  };
}

async function buildOver(
  url: string,
  overrides: Partial<Config>,
  afterwards: () => Promise<void> = async () => undefined,
): Promise<FastifyInstance> {
  const folder = temporaryFolder('app');
  // a busy machine is not a database that is down, nor a lock that was never released
  const patient = { databaseWaitMs: patientMs, databaseLockMs: patientMs, databaseStatementMs: patientMs };
  const pool = createPool(() => url, { ...patient, ...overrides.limits });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DIST_DIR: folder });
  const store = storeOver(pool, false, () => pool.end());
  const app = await buildApp({ config: { ...config, ...overrides }, store });
  app.addHook('onClose', async () => {
    await store.close();
    await afterwards();
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
