import { fork } from 'node:child_process';
import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config/config';
import { openStore } from '../../server/src/database/openStore';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { adoptShippedEditions } from '../../server/src/features/facts/verdicts/standards/adoptShippedEditions';
import { fillEmptyStore } from '../../server/src/seed/fillEmptyStore';
import type { Flood } from './support/flood';

// CPU milliseconds of the server per request of common routes, beside a bare Fastify that sends the same bytes in the same run, and how
// long the first search after a start takes. The client and PostgreSQL are other processes. Machines differ: compare the columns.

/** As many as it takes until the functions of a request are compiled: servers run for days. */
const WARM_UP = 1000;
const REQUESTS = 1000;
const AT_ONCE = 8;

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-routes-'));
const config = {
  ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, SAMPLE: 'small' }),
};
const store = await openStore(config, console.error);
const client = fork(fileURLToPath(new URL('support/flood.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
});

const flood = (each: Flood) =>
  new Promise<void>((resolve, reject) => {
    client.once('message', (message: { error?: string }) =>
      message.error === undefined ? resolve() : reject(new Error(message.error)),
    );
    client.send(each);
  });

interface Measured {
  /** CPU milliseconds of this process per request. */
  cpuMs: number;
  perSecond: number;
}

async function measure(origin: string, path: string, headers: Record<string, string>): Promise<Measured> {
  const each = { url: `${origin}${path}`, headers, atOnce: AT_ONCE };
  await flood({ ...each, requests: WARM_UP });
  const cpu = process.cpuUsage();
  const startedMs = performance.now();
  await flood({ ...each, requests: REQUESTS });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - startedMs) / 1000;
  return { cpuMs: (user + system) / 1000 / REQUESTS, perSecond: REQUESTS / seconds };
}

/** A reply as it is sent, before it is decompressed. */
const bytesOf = (url: string, headers: Record<string, string>) =>
  new Promise<{ body: Buffer; encoding: string | null }>((resolve, reject) => {
    get(url, { headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ body: Buffer.concat(parts), encoding: reply.headers['content-encoding'] ?? null }),
      );
    }).on('error', reject);
  });

/** A Fastify without any plugin that sends these bytes. */
async function bare(body: Buffer): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

await adoptShippedEditions(store.db);
await fillEmptyStore(store, config, console.error);
const app = await buildApp({ config, store });
try {
  await app.listen({ host: '127.0.0.1', port: 0 });
  await app.readiness.prepared();
  while (!(await fetch(`${app.listeningOrigin}/api/ready`)).ok);
  const login = await fetch(`${app.listeningOrigin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'pro@tayyib.example', password: demoPassword, deviceType: 2 }),
  });
  const { access_token: token }: { access_token: string } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const startedMs = performance.now();
  await fetch(`${app.listeningOrigin}/api/search?q=tata`, { headers });
  console.log(`first search after the server is ready: ${(performance.now() - startedMs).toFixed(0)} ms`);

  const paths = process.env['ROUTES']?.split(',') ?? [
    '/api/health',
    '/api/session',
    '/api/watchlistcat',
    '/api/stocks/RELIANCE',
    '/api/stocks/RELIANCE/prices',
    '/api/stocks', // a screen
    '/api/search?q=tata',
    '/api/dashboard',
    '/', // the shell
  ];
  console.log('route'.padEnd(33), 'bytes'.padStart(8), 'CPU ms', '  bare', ' more', '  req/s', ' bare');
  // what browsers accept, where a reply is long enough to be compressed
  const rows = paths.flatMap((path) => [
    { path, headers },
    { path, headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' } },
  ]);
  for (const { path, headers: sent } of rows) {
    const { body, encoding } = await bytesOf(`${app.listeningOrigin}${path}`, sent);
    if ('accept-encoding' in sent && encoding === null) continue;
    const other = await bare(body);
    const ours = await measure(app.listeningOrigin, path, sent);
    const theirs = await measure(other.listeningOrigin, '/', sent);
    await other.close();
    console.log(
      `${path}${encoding === null ? '' : ` ${encoding}`}`.padEnd(33),
      String(body.length).padStart(8),
      ours.cpuMs.toFixed(2).padStart(6),
      theirs.cpuMs.toFixed(2).padStart(6),
      (ours.cpuMs - theirs.cpuMs).toFixed(2).padStart(5),
      ours.perSecond.toFixed(0).padStart(7),
      theirs.perSecond.toFixed(0).padStart(5),
    );
  }
} finally {
  client.kill();
  await app.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
