import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

/** Memory that Linux offers as a folder. */
const memory = '/dev/shm';
const bytesNeeded = 2 * 1024 ** 3;

/**
 * A fresh folder for a database that is copied for each test: seven hundred files, which a disk takes a fifth
 * of a second to write and memory a fortieth. On disk where there is not enough memory. The caller deletes
 * it.
 */
export function quickFolder(purpose: string): string {
  if (!existsSync(memory)) return temporaryFolder(purpose);
  const name = `tayyib-${purpose}-`;
  removeAbandoned(name);
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < bytesNeeded) return temporaryFolder(purpose);
  return mkdtempSync(path.join(memory, `${name}${process.pid}-`));
}

/** The leftovers of a killed process would occupy memory until the machine is restarted. */
function removeAbandoned(name: string): void {
  for (const each of readdirSync(memory)) {
    const pid = each.startsWith(name) ? Number.parseInt(each.slice(name.length), 10) : Number.NaN;
    if (!Number.isNaN(pid) && !existsSync(`/proc/${pid}`))
      rmSync(path.join(memory, each), { recursive: true, force: true });
  }
}

/** A fresh folder. The caller deletes it. */
export function temporaryFolder(purpose: string): string {
  return mkdtempSync(path.join(tmpdir(), `tayyib-${purpose}-`));
}
