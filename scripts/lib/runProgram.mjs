import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { root } from '../../build/paths.mjs';

/**
 * The result of a finished command.
 * @typedef {{ isOk: boolean, output: string, seconds: string }} CommandResult
 */

/** Seconds since a `performance.now()`, formatted. @param {number} startedMs */
const secondsSince = (startedMs) => ((performance.now() - startedMs) / 1000).toFixed(1);

/**
 * Runs a command in the workspace root. Never rejects: a command that cannot be started has failed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isShown?: boolean, onLine?: (line: string) => void }} [options]
 *   `isShown` prints the output; otherwise it is collected, and `onLine` receives it line by line.
 * @returns {Promise<CommandResult>}
 */
export function run(command, args, { env = {}, isShown = false, onLine } = {}) {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    let output = '';
    let line = '';
    const onData = (/** @type {Buffer} */ data) => {
      output += data;
      const lines = (line + data).split('\n');
      line = lines.pop() ?? '';
      for (const whole of lines) onLine?.(whole);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    const end = (/** @type {boolean} */ isOk) => resolve({ isOk, output, seconds: secondsSince(startedMs) });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs one of our TypeScript files. @param {string} file @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export const runTypeScript = (file, args, options) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], options);

/**
 * Runs Node on this terminal and returns its exit code.
 * @param {string[]} args @returns {Promise<number>}
 */
export function runForExit(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
