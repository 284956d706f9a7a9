import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const isLinux = process.platform === 'linux';

/**
 * Tells one life of a process id from the next one that gets the same number; undefined when nothing lives there.
 * A killed process that nobody has reaped yet counts as dead.
 */
export function lifeOf(pid: number): string | undefined {
  if (isLinux) {
    try {
      // The name in brackets may hold anything, so fields are counted after its last bracket: state, …, start time (22nd of all).
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

/** Ids of the PostgreSQL processes that live in a data folder: on Linux all of them, elsewhere the main one. */
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

/** PostgreSQL's processes work in their data folder. One we may not look at is not ours. */
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
