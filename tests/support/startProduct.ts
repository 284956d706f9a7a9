import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/paths.mjs';
import { serverArguments } from '../../scripts/lib/server.mjs';

/** A running product with its own database. */
export interface Product {
  /** The address without a path: `http://localhost:41234`. */
  address: string;
  /** The file with the server's output. */
  logFile: string;
  stop: () => Promise<void>;
  /** Kills it without cleanup; an external database stays. */
  kill: () => Promise<void>;
}

const READY_WITHIN_MS = 120_000;

/**
 * Starts the server like `npm start`, on a free port with a database of its own and the small sample, which `stop` removes.
 * @param readyWithinMs longer for a big database, which is read before the server is ready
 * @param prefix of the command, such as `ip netns exec …`
 * @param folder another built copy of the repository
 */
export async function startProduct(
  env: Record<string, string> = {},
  readyWithinMs = READY_WITHIN_MS,
  prefix: readonly string[] = [],
  folder = root,
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-journey-'));
  const [command = '', ...rest] = [...prefix, process.execPath, ...serverArguments()];
  const server = spawn(command, rest, {
    cwd: folder,
    // tests name their clients' addresses as a proxy would
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      SAMPLE: 'small',
      // no browser of a test asks a server outside
      STUN_URLS: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logFile = join(dataDir, 'server.log');
  const log = createWriteStream(logFile);
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  const hasExited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await hasExited;
    // PostgreSQL may write its last files meanwhile; a failure here would hide why the product did not start
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await hasExited;
  };
  try {
    return { address: await readyAddress(server, readyWithinMs), logFile, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address the server prints when it is ready. Rejects with its output if it exits or times out. */
function readyAddress(server: ChildProcess, readyWithinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`The server did not start:\n${output}`));
    const timer = setTimeout(fail, readyWithinMs);
    const onData = (data: Buffer) => {
      output += data.toString();
      const address = /^Ready on (http\S+?)\/?$/m.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout?.on('data', onData);
    server.stderr?.on('data', onData);
    server.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
}
