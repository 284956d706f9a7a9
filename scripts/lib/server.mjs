import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../build/paths.mjs';

/** The first start reads the sample: seconds on an idle machine, minutes on a busy one. */
const READY_TIMEOUT_MS = 600_000;
const POLL_INTERVAL_MS = 100;
const SAME_SIGNAL_MS = 500;

/**
 * Node's arguments to start the built server, or another of its programs.
 * @param {string} [program] its name in `server/build/programs.mjs`
 */
export const serverArguments = (program = 'main') => ['--enable-source-maps', `server/dist/${program}.js`];

/**
 * Starts the server, prints its output and forwards signals to it. This process exits with the server's exit code.
 * @param {{ env?: Record<string, string>, onReady?: () => void }} [options]
 *   With `onReady` the server restarts when its sources change, and `onReady` runs after every start
 */
export function startServer({ env = {}, onReady } = {}) {
  const watching = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts'];
  const args = onReady ? watching : serverArguments();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'development', ...process.env, ...env },
    stdio: ['ignore', onReady ? 'pipe' : 'inherit', 'inherit'],
    detached: true, // the terminal sends Ctrl-C only to this process, which forwards it once
  });
  child.stdout?.on('data', (/** @type {Buffer} */ data) => {
    process.stdout.write(data);
    if (/^Ready on /m.test(data.toString())) onReady?.();
  });
  forwardSignals(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}

/**
 * The first signal stops the server gracefully, a second one at once. npm and the terminal may both send the first, so repeats
 * within a short time are ignored.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  let lastMs = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (Date.now() - lastMs < SAME_SIGNAL_MS) return;
      lastMs = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
}

/** Waits until the server has read the market, and requests need not wait for it. @param {string} address without a path */
export const untilReady = (address) => untilOk(address, '/api/ready');

/** Waits until the server answers requests; those that need the market wait until it is ready. @param {string} address without a path */
export const untilAnswering = (address) => untilOk(address, '/api/health');

/** @param {string} address @param {string} path */
async function untilOk(address, path) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const reply = await fetch(`${address}${path}`).catch(() => undefined);
    if (reply?.ok) return;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`The server at ${address} was not ready within ${READY_TIMEOUT_MS / 1000} s.`);
}
