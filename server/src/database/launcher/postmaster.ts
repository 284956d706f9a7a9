import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../lib/freePort';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { processesIn } from './processes';

/** How long leftovers of a killed server may block the folder before we give up. One that nobody reaps stays for about a second. */
const leftoversMs = 10_000;
const retryMs = 250;
/** A fast shutdown that takes longer is turned into an immediate one; the next start then recovers. */
const stopMs = 20_000;

/** A running database server process. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Resolves with the last lines it wrote once it is gone, for whatever reason. */
  gone: Promise<string>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  folder: string;
  account?: Account | undefined;
  /** PostgreSQL settings, such as `fsync=off` for a throwaway cluster. */
  settings?: readonly string[];
}

/** Starts PostgreSQL on a free loopback port and waits until it takes connections, however long its recovery takes. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const giveUpAt = Date.now() + leftoversMs;
  for (;;) {
    try {
      await clearLeftovers(options.folder, giveUpAt);
      return await startOnce(options, await freePort());
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await sleep(retryMs);
    }
  }
}

/**
 * Ends database processes that a killed server left behind. We own the data folder, so whoever still works in it is ours.
 * A `postmaster.pid` that nobody stands behind is removed: its number may belong to a stranger by now.
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
    // It ended by itself in the meantime.
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
  const [program = '', ...args] = canDieWithUs()
    ? ['setpriv', '--pdeathsig', 'SIGINT', '--', ...command]
    : command;
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
    // Its own group: Ctrl-C in a terminal must reach us alone, so that requests finish before the database goes.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const gone = new Promise<string>((resolveGone) => {
      child.once('error', (error) => resolveGone(error.message));
      child.once('exit', () => resolveGone(said.trim()));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
      if (said.includes('ready to accept connections') && child.pid !== undefined) {
        resolve({ pid: child.pid, port, gone, stop: () => stop(child, gone) });
      }
    });
    void gone.then((lastWords) => reject(new Error(`The built-in database did not start: ${lastWords}`)));
  });
}

async function stop(child: ChildProcess, gone: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const insist = setTimeout(() => child.kill('SIGQUIT'), stopMs);
  await gone;
  clearTimeout(insist);
}

/** Whether the kernel can be asked to end the database when we are killed without a chance to do it. */
function canDieWithUs(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'SIGINT', 'true'], { stdio: 'ignore' }).status === 0;
}
