import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config/config';
import { startEmbeddedPostgres } from '../../server/src/database/launcher/embeddedPostgres';
import { openStore } from '../../server/src/database/openStore';
import { adoptShippedEditions } from '../../server/src/features/facts/verdicts/standards/adoptShippedEditions';
import { fillEmptyStore } from '../../server/src/seed/fillEmptyStore';
import { requestsOf } from '../contract/fuzz/requestsOf';
import { startProductionServer } from './support/productionServer';
import { signIn } from './support/signIn';

// For how long one request blocks the event loop of a server with the whole sample (limit: 200 ms): random valid requests to every
// route, one after the other, each by a new user with every role. The server is another process; garbage collection is included.

const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const perRoute = 6;
const limitMs = 200;
const shown = 12;

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, report: console.error });
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url(),
  SAMPLE: 'full',
});
const store = await openStore(config, console.error);
await adoptShippedEditions(store.db);
await fillEmptyStore(store, config, console.error);
const app = await buildApp({ config, store });
const document: unknown = (await app.inject('/api/docs/json')).json();
await app.close();

const server = await startProductionServer(postgres.url(), dataDir, { TRUST_PROXY: '1' });
try {
  const requests = requestsOf(document, { seed, perRoute });
  const results: { route: string; status: number; blockedMs: number }[] = [];
  for (const [place, { method, route, url, body }] of requests.entries()) {
    const user = await signIn(store.db, { plan: 'premium_pro', roles: ['staff', 'admin', 'advisor'] });
    const headers = {
      ...user.headers,
      'x-forwarded-for': `10.9.${Math.floor(place / 250)}.${place % 250}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    await server.ask('begin');
    const reply = await fetch(`${server.address}${url}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    await reply.arrayBuffer();
    const { blockedMs } = await server.ask('end');
    results.push({ route: `${method} ${route}`, status: reply.status, blockedMs });
  }
  results.sort((one, other) => other.blockedMs - one.blockedMs);
  const isOk = results.filter(({ status }) => status < 400).length;
  const over = results.filter(({ blockedMs }) => blockedMs > limitMs).length;
  console.log(
    `${results.length} requests (FUZZ_SEED=${seed}), ${isOk} of them successful; ${over} blocked the event loop for over ${limitMs} ms`,
  );
  console.log('The longest:');
  for (const { route, status, blockedMs } of results.slice(0, shown))
    console.log(`${blockedMs.toFixed(1).padStart(8)} ms  ${status}  ${route}`);
} finally {
  await server.stop();
  await store.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
