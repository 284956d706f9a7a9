import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../../../build/paths.mjs';
import { serverArguments, untilReady } from '../../../scripts/lib/server.mjs';
import { freePort } from '../../../server/src/lib/freePort';
import type { MetricsCommand, ServerMetrics } from './serverMetrics';

/** A server in a separate process. */
export interface ProductionServer {
  address: string;
  ask: (asking: MetricsCommand) => Promise<ServerMetrics>;
  stop: () => Promise<void>;
}

/** The market is loaded when the server has been idle for so many seconds. */
const restSeconds = 3;
const atRest = 0.05;
const restWithinMs = 240_000;

/**
 * Starts the server like `npm start` with `NODE_ENV=production` on a filled database, with request logs. Resolves when its
 * startup work is done.
 */
export async function startProductionServer(
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductionServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const inside = fileURLToPath(new URL('serverMetrics.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', 'tsx', '--import', inside, ...serverArguments()], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: address,
      MODULE_SIGNING_KEY: madeUpKey(),
      IDENTITY_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://localhost:9',
      DRAIN_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server has ended.')));
  ended.catch(() => undefined);
  const stop = async () => {
    server.kill('SIGTERM');
    await ended.catch(() => undefined);
  };
  const ask = (asking: MetricsCommand) => {
    const metrics = new Promise<ServerMetrics>((resolve) => server.once('message', resolve));
    server.send(asking);
    return Promise.race([metrics, ended]);
  };
  try {
    await untilReady(address);
    await untilAtRest(ask);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, ask, stop };
}

async function untilAtRest(ask: ProductionServer['ask']): Promise<void> {
  const giveUpMs = performance.now() + restWithinMs;
  await ask('rest');
  for (let seconds = 0; seconds < restSeconds;) {
    if (performance.now() > giveUpMs) throw new Error('The server did not become idle.');
    await sleep(1000);
    seconds = (await ask('rest')).busy < atRest ? seconds + 1 : 0;
  }
}

const madeUpKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
