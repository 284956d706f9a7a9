import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../lib/freePort';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { processesIn } from './processes';

/** How long leftover processes of a killed server may block the folder. A zombie stays for about a second. */
const leftoversMs = 10_000;
const retryMs = 250;
/** After this time a fast shutdown becomes an immediate one; the next start then recovers. */
const stopMs = 20_000;

/** A running database server process. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Resolves with the last lines of its output when it exits. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  folder: string;
  account?: Account | undefined;
  /** PostgreSQL settings, such as `fsync=off` for a throwaway cluster. */
  settings?: readonly string[];
  /** By default a free one. */
  port?: number;
}

/** Starts PostgreSQL on a loopback port and waits until it accepts connections, however long recovery takes. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const giveUpAt = Date.now() + leftoversMs;
  for (;;) {
    try {
      await clearLeftovers(options.folder, giveUpAt);
      return await startOnce(options, options.port ?? (await freePort()));
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await sleep(retryMs);
    }
  }
}

/**
 * Ends database processes that a killed server left behind. The caller owns the data folder, so every process in it is
 * such a leftover. A stale `postmaster.pid` is removed: its id may belong to an unrelated process by now.
 */
async function clearLeftovers(folder: string, giveUpAt: number): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  for (let left = processesIn(folder); left.length > 0; left = processesIn(folder)) {
    if (Date.now() > giveUpAt) throw new Error(`Processes ${left.join(', ')} still use ${folder}.`);
    const main = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : undefined;
    if (main !== undefined && left.includes(main)) endQuietly(main);
    await sleep(retryMs);
  }
  if (process.platform === 'linux') rmSync(pidFile, { force: true });
}

function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has exited already.
  }
}

function startOnce(options: PostmasterOptions, port: number): Promise<Postmaster> {
  const { binaries, folder, account, settings = [] } = options;
  const values = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C', ...settings];
  const command = [
    binaries.postgres,
    '-D',
    folder,
    '-p',
    String(port),
    ...values.flatMap((value) => ['-c', value]),
  ];
  const [program = '', ...args] = canSetParentDeathSignal()
    ? ['setpriv', '--pdeathsig', 'SIGINT', '--', ...command]
    : command;
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
    // Its own process group: Ctrl-C in a terminal must reach only the server, so that requests finish before the database stops.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const exited = new Promise<string>((resolveExited) => {
      child.once('error', (error) => resolveExited(error.message));
      child.once('exit', () => resolveExited(output.trim()));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2000);
      if (output.includes('ready to accept connections') && child.pid !== undefined) {
        resolve({ pid: child.pid, port, exited, stop: () => stop(child, exited) });
      }
    });
    void exited.then((lastOutput) => reject(new Error(`The built-in database did not start: ${lastOutput}`)));
  });
}

async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const escalation = setTimeout(() => child.kill('SIGQUIT'), stopMs);
  await exited;
  clearTimeout(escalation);
}

/** Whether the kernel can end the database when the server is killed. */
function canSetParentDeathSignal(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'SIGINT', 'true'], { stdio: 'ignore' }).status === 0;
}
