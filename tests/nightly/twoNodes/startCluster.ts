import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/src/lib/freePort';
import { startRedis } from '../../../server/src/testing/startRedis';
import { startDatabase } from './startDatabase';
import { startHaproxy } from './startHaproxy';
import { createNode } from './startNode';

/** How long a stopping server still answers. */
const drainSeconds = 4;

/** Two built servers in production mode behind HAProxy, with a PostgreSQL and a Redis. */
export async function startCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'tayyib-cluster-'));
  const [database, redis] = await Promise.all([startDatabase(), startRedis()]);
  const port = await freePort();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: String(drainSeconds),
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    DATA_DIR: folder,
    DIST_DIR: folder,
    IDENTITY_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtp://localhost:9',
    MODULE_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    // there are no modules, so nothing is stored there
    ARTIFACT_BUCKET: 'tayyib',
    ARTIFACT_ENDPOINT: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
  };
  const ports = [await freePort(), await freePort()];
  const nodes = ports.map((each) => createNode(each, env, join(folder, `${each}.log`)));
  const stopServers = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    redis.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const proxy = await startHaproxy(
      port,
      ports.map((each) => `127.0.0.1:${each}`),
      folder,
    );
    const stop = async () => {
      await proxy.stop();
      await stopServers();
    };
    return { database, redis, nodes, proxy: proxy.address, stop };
  } catch (error) {
    await stopServers();
    throw error;
  }
}
