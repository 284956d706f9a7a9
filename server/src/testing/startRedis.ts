import { spawn, spawnSync } from 'node:child_process';
import { freePort } from '../lib/freePort';

/** Whether Redis is installed on this machine. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

interface TestRedis {
  url: string;
  /** Stops responding, and leaves every connection open. */
  hang: () => void;
  stop: () => void;
}

/** A Redis for one test, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no']);
  await new Promise<void>((resolve) => {
    redis.stdout.on('data', (said: Buffer) => {
      if (said.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => redis.kill('SIGSTOP'),
    stop: () => redis.kill('SIGKILL'),
  };
}

/** Tests that need Redis; where it is not installed they are skipped, and the run says why. */
export function describeWithRedis(name: string, tests: () => void) {
  if (!hasRedis) console.warn(`skipped: no redis-server on this machine (${name})`);
  (hasRedis ? describe : describe.skip)(name, tests);
}
