import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { codeFolder } from '../lib/codeFolder';

/**
 * Starts a program of ours in a process of its own, from the build that the set-up of the tests made: from source, by tsx, it
 * would take three seconds of CPU.
 * @param entry its source, one of `server/build/programs.mjs`
 */
export async function startProgram(
  entry: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<ChildProcessByStdio<Writable, Readable, Readable>> {
  const programs = process.env['TEST_SERVER_PROGRAMS'];
  if (programs === undefined) throw new Error('The programs that tests start are not built.');
  const program = path.join(programs, path.relative(codeFolder, entry).replace(/\.ts$/, '.js'));
  return spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
}
