import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** Whether this machine has a Redis to run. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of one's own that keeps nothing. */
export async function startRedis(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no']);
  await new Promise<void>((resolve) => {
    redis.stdout.on('data', (said: Buffer) => {
      if (said.includes('Ready to accept connections')) resolve();
    });
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => redis.kill() };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Tests that need Redis; where there is none they are skipped, and the run says why. */
export function describeWithRedis(name: string, tests: () => void) {
  if (!hasRedis) console.warn(`skipped: no redis-server on this machine (${name})`);
  (hasRedis ? describe : describe.skip)(name, tests);
}
