import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../build/paths.mjs';
import { serverArguments, untilReady } from '../../../scripts/lib/server.mjs';

/** A built server at a fixed port, which can be killed and started again. */
export interface Node {
  address: string;
  /** Its process; undefined before it was started. */
  pid: () => number | undefined;
  start: () => Promise<void>;
  /** Kills it like a power failure. */
  kill: () => Promise<void>;
  /** Asks it to stop, and returns its exit code. */
  stop: () => Promise<number | null>;
}

/** @param logFile where its output is appended */
export function createNode(port: number, env: Record<string, string>, logFile: string): Node {
  const address = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return null;
    server.kill(signal);
    await once(server, 'exit');
    return server.exitCode;
  };
  return {
    address,
    pid: () => server?.pid,
    start: async () => {
      const started = spawn(process.execPath, serverArguments(), {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      server = started;
      const log = createWriteStream(logFile, { flags: 'a' });
      started.stdout.pipe(log, { end: false });
      started.stderr.pipe(log, { end: false });
      const ended = once(started, 'exit').then(() => {
        throw new Error(`The server ended before it was ready; see ${logFile}.`);
      });
      await Promise.race([untilReady(address), ended]);
      ended.catch(() => undefined);
      await sleep(0);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
