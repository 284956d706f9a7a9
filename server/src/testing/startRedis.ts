import { spawn, spawnSync } from 'node:child_process';
import { freePort } from '../lib/freePort';

/** Whether Redis is installed on this machine. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

interface TestRedis {
  url: string;
  /** Stops responding, and leaves every connection open. */
  hang: () => void;
  stop: () => void;
  /** Starts it again at the same address after a stop, empty. */
  startAgain: () => Promise<void>;
}

/** A Redis for one test, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let redis = await launch(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => redis.kill('SIGSTOP'),
    stop: () => redis.kill('SIGKILL'),
    startAgain: async () => {
      if (redis.exitCode === null && redis.signalCode === null)
        await new Promise((resolve) => redis.once('exit', resolve));
      redis = await launch(port);
    },
  };
}

async function launch(port: number) {
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no']);
  await new Promise<void>((resolve) => {
    redis.stdout.on('data', (output: Buffer) => {
      if (output.includes('Ready to accept connections')) resolve();
    });
  });
  return redis;
}

/** Tests that need Redis; where it is not installed they are skipped, and the run says why. */
export function describeWithRedis(name: string, tests: () => void) {
  if (!hasRedis) console.warn(`skipped: no redis-server on this machine (${name})`);
  (hasRedis ? describe : describe.skip)(name, tests);
}
