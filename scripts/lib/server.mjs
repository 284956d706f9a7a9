import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './paths.mjs';

const READY_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 100;
const SAME_SIGNAL_MS = 500;

/**
 * What Node is told to start the server.
 * @param {string[]} [before] more for Node, such as what is loaded first
 */
export const serverArguments = (before = []) => ['--import', 'tsx', ...before, 'server/src/main.ts'];

/**
 * Starts the server and passes its output and our signals on. This process ends with the server's exit code.
 * @param {{ env?: Record<string, string>, onReady?: () => void }} [options]
 *   With `onReady` it restarts when its sources change, and says whenever it answers
 */
export function startServer({ env = {}, onReady } = {}) {
  const watching = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts'];
  const args = onReady ? watching : serverArguments();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'development', ...process.env, ...env },
    stdio: ['ignore', onReady ? 'pipe' : 'inherit', 'inherit'],
    detached: true, // the terminal's Ctrl-C reaches this process alone, and each one reaches the server once
  });
  child.stdout?.on('data', (/** @type {Buffer} */ data) => {
    process.stdout.write(data);
    if (/^Ready on /m.test(data.toString())) onReady?.();
  });
  passSignalsTo(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}

/**
 * A signal stops the server in an orderly way; a second one, once it is clear that it was meant, at once.
 * npm and the terminal may both send the first.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  let lastMs = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (Date.now() - lastMs < SAME_SIGNAL_MS) return;
      lastMs = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
}

/** Waits until the server says it is ready. @param {string} address of the server, without a path */
export async function untilReady(address) {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const reply = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`The server at ${address} was not ready within ${READY_WITHIN_MS / 1000} s.`);
}
