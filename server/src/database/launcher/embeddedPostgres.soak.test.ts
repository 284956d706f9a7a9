import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import type { Store } from '../openStore';
import { openStore } from '../openStore';
import { startEmbeddedPostgres } from './embeddedPostgres';
import { startProgram } from '../../testing/startProgram';
import { temporaryFolder } from '../../testing/temporaryFolders';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder('launcher');
});
// The database of a killed server may still be writing its last files.
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const open = () => openStore({ databaseUrl: undefined, dataDir }, () => undefined);

/** Another server process that owns the folder. */
async function startOwner(): Promise<ChildProcess> {
  const script = path.join(import.meta.dirname, 'ownerProcess.testing.ts');
  const owner = await startProgram(script, { args: [dataDir] });
  await once(owner.stdout, 'data');
  return owner;
}

async function kill(owner: ChildProcess): Promise<void> {
  const exited = once(owner, 'exit');
  owner.kill('SIGKILL');
  await exited;
}

/** Retries, since on a busy machine one attempt may time out. */
async function answers(store: Store): Promise<boolean> {
  while (!(await store.isAnswering()));
  return true;
}

it('the embedded PostgreSQL retains its data over a restart', async () => {
  const first = await open();
  await first.pool.query('create table saved as select 42 as answer');
  await first.close();
  const second = await open();
  expect((await second.pool.query('select answer from saved')).rows).toEqual([{ answer: 42 }]);
  await second.close();
});

it('the embedded PostgreSQL lower-cases letters of every script', async () => {
  const store = await open();
  const { rows } = await store.pool.query(`select lower('ÄÖ ΣΑΛΑΜ') as low`);
  expect(rows).toEqual([{ low: 'äö σαλαμ' }]);
  await store.close();
});

it('the embedded PostgreSQL requires a password, which only its owner can read', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const url = new URL(postgres.url());
  url.password = 'a guess';
  await expect(openStore({ databaseUrl: url.href, dataDir }, () => undefined)).rejects.toThrow(
    'password authentication failed',
  );
  expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  await postgres.stop();
});

it('the embedded PostgreSQL rejects a second server in the same folder with a message that names the first', async () => {
  const owner = await startOwner();
  await expect(open()).rejects.toThrow(
    `The data folder ${dataDir} is in use by another server (process ${owner.pid}). Stop that one first, or give this one its own folder with DATA_DIR.`,
  );
  await kill(owner);
});

it('the embedded PostgreSQL starts cleanly after its server was killed', async () => {
  const owner = await startOwner();
  await kill(owner);
  const store = await open();
  expect(await answers(store)).toBe(true);
  await store.close();
});

it('the embedded PostgreSQL restarts its database when that is killed', async () => {
  const messages: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, report: (sentence) => messages.push(sentence) });
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  while (postgres.pid() === killed) await new Promise((resolve) => setTimeout(resolve, 50));
  const store = await openStore({ databaseUrl: postgres.url(), dataDir }, () => undefined);
  expect(await answers(store)).toBe(true);
  expect(messages).toEqual([
    'The database stopped unexpectedly and is being started again.',
    'The database answers again.',
  ]);
  await store.close();
  await postgres.stop();
});
