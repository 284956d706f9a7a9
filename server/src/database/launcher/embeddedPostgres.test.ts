import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import type { Store } from '../openStore';
import { openStore } from '../openStore';
import { startEmbeddedPostgres } from '.';
import { startProgram } from '../../testing/startProgram';
import { temporaryFolder } from '../../testing/temporaryFolder';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder('launcher');
});
// The database of a killed server may still be writing its last files.
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const open = () => openStore({ databaseUrl: undefined, dataDir }, () => undefined);

/** Another server process that owns the folder. */
async function startHolder(): Promise<ChildProcess> {
  const script = path.join(import.meta.dirname, 'holder.ts');
  const holder = await startProgram(script, { args: [dataDir] });
  await once(holder.stdout, 'data');
  return holder;
}

async function kill(holder: ChildProcess): Promise<void> {
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

/** As soon as it does: a machine that is busy may miss the second that an answer is waited for. */
async function answers(store: Store): Promise<boolean> {
  while (!(await store.isAnswering()));
  return true;
}

it('keeps what was written when it is stopped and started again', async () => {
  const first = await open();
  await first.pool.query('create table kept as select 42 as answer');
  await first.close();
  const second = await open();
  expect((await second.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
  await second.close();
});

it('knows letters of every script', async () => {
  const store = await open();
  const { rows } = await store.pool.query(`select lower('ÄÖ ΣΑΛΑΜ') as low`);
  expect(rows).toEqual([{ low: 'äö σαλαμ' }]);
  await store.close();
});

it('asks for a password and keeps it to itself', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const url = new URL(postgres.url());
  url.password = 'a guess';
  await expect(openStore({ databaseUrl: url.href, dataDir }, () => undefined)).rejects.toThrow(
    'password authentication failed',
  );
  expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  await postgres.stop();
});

it('refuses a second server in the same folder with a sentence that names the first', async () => {
  const holder = await startHolder();
  await expect(open()).rejects.toThrow(
    `The data folder ${dataDir} is in use by another server (process ${holder.pid}). Stop that one first, or give this one its own folder with DATA_DIR.`,
  );
  await kill(holder);
});

it('starts cleanly after its server was killed', async () => {
  const holder = await startHolder();
  await kill(holder);
  const store = await open();
  expect(await answers(store)).toBe(true);
  await store.close();
});

it('comes back when its database is killed', async () => {
  const said: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, report: (sentence) => said.push(sentence) });
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  while (postgres.pid() === killed) await new Promise((resolve) => setTimeout(resolve, 50));
  const store = await openStore({ databaseUrl: postgres.url(), dataDir }, () => undefined);
  expect(await answers(store)).toBe(true);
  expect(said).toEqual([
    'The database stopped unexpectedly and is being started again.',
    'The database answers again.',
  ]);
  await store.close();
  await postgres.stop();
});
