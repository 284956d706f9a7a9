import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const isLinux = process.platform === 'linux';

/**
 * The start time of a process, which distinguishes it from a later one with the same id. Undefined if there is no such
 * process, or if it is a zombie.
 */
export function startTimeOf(pid: number): string | undefined {
  if (isLinux) {
    try {
      // The name in brackets may contain anything, so fields are counted after the last bracket: state, …, start time (22nd).
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

/** Ids of the PostgreSQL processes of a data folder: on Linux all of them, elsewhere only the postmaster. */
export function processesIn(folder: string): number[] {
  if (isLinux) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isPostgresIn(folder, name))
      .map(Number);
  }
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes(` -D ${folder} `))
    .map((line) => Number.parseInt(line, 10));
}

/** PostgreSQL processes have the data folder as their working directory. A process we may not inspect is not ours. */
function isPostgresIn(folder: string, pid: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder &&
      readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n'
    );
  } catch {
    return false;
  }
}
