import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../../app';
import { readConfig } from '../../../config/config';
import { createPool } from '../../../database/client';
import { startEmbeddedPostgres } from '../../../database/launcher/embeddedPostgres';
import { migrate } from '../../../database/migrate';
import { storeOver } from '../../../database/openStore';
import { temporaryFolder } from '../../../testing/temporaryFolders';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

it('the server is alive but not ready while its database is down, and recovers', async () => {
  const dataDir = temporaryFolder('health');
  const postgres = await startEmbeddedPostgres({ dataDir });
  const pool = createPool(postgres.url);
  await migrate(pool);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DIST_DIR: dataDir });
  const app = await buildApp({ config, store: storeOver(pool, true, () => pool.end()) });
  const ask = (url: string) => app.inject({ url, headers: { cookie: 'tayyib_session=unknown' } });
  expect((await ask('/api/ready')).json()).toEqual({ status: 'ready' });

  process.kill(postgres.pid(), 'SIGKILL');
  const askAll = () => Promise.all([ask('/api/health'), ask('/api/ready'), ask('/api/session')]);
  let [alive, ready, session] = await askAll();
  // connections that were open survive for a moment
  while (ready.statusCode === 200 || session.statusCode === 200) [alive, ready, session] = await askAll();
  expect(alive.json()).toEqual({ status: 'alive' });
  expect(ready.json()).toEqual({ code: 'not-ready', message: 'The database is not answering.' });
  expect(session.statusCode).toBe(503);
  expect(session.headers['retry-after']).toBe('2');
  expect(session.json()).toMatchObject({ code: 'database-unavailable' });

  while ((await ask('/api/ready')).statusCode !== 200) await sleep(100);
  expect((await ask('/api/session')).json()).toEqual({ user: null });
  await app.close();
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});
