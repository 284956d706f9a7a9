import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/** A running product with a store of its own. */
export interface Product {
  /** Where it is, without a path: `http://localhost:41234`. */
  address: string;
  /** What its server has said so far. */
  logFile: string;
  stop: () => Promise<void>;
  /** Ends it as a power cut does; a store named in its settings stays. */
  kill: () => Promise<void>;
}

const READY_WITHIN_MS = 120_000;

/**
 * Starts the server as `npm start` does, on a free port and an empty store; stop it and the store is gone.
 * @param readyWithinMs longer for a store with much in it, which is read before the server answers
 * @param prefix put before the command, to run it somewhere else, such as `ip netns exec …`
 */
export async function startProduct(
  env: Record<string, string> = {},
  readyWithinMs = READY_WITHIN_MS,
  prefix: readonly string[] = [],
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-journey-'));
  const [command = '', ...rest] = [...prefix, process.execPath, '--import', 'tsx', 'server/src/main.ts'];
  const server = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logFile = join(dataDir, 'said.log');
  const log = createWriteStream(logFile);
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  const hasExited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await hasExited;
    await rm(dataDir, { recursive: true, force: true });
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

/** The address the server prints once it answers. Rejects with what it printed when it ends, or is silent, instead. */
function readyAddress(server: ChildProcess, readyWithinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`The server did not start:\n${output}`));
    const timer = setTimeout(fail, readyWithinMs);
    const hear = (data: Buffer) => {
      output += data.toString();
      const address = /^Ready on (http\S+?)\/?$/m.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
}
