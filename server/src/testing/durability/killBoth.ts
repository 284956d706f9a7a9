import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Kills a server and its own database with SIGKILL, like a power failure. */
export async function killBoth(child: ChildProcess, dataDir: string): Promise<void> {
  const postmaster = await postmasterOf(dataDir);
  child.kill('SIGKILL');
  if (postmaster !== undefined) killIfThere(postmaster);
}

async function postmasterOf(dataDir: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The kernel had killed it already, together with its server.
  }
}
