import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errorCodes';
import { startTimeOf } from './processes';

/**
 * Makes this process the only owner of a data folder. The lock file contains the process id and its start time, so that one
 * left behind by `kill -9` is recognised and replaced. Returns a function that releases the lock.
 * @throws Error with a readable message if another server owns the folder
 */
export function acquireOwnership(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const lock = path.join(dataDir, 'owner.lock');
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? ''}`;
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    while (!linkUnlessLocked(draft, lock)) {
      const theirs = readIfExists(lock);
      if (theirs === undefined) continue;
      const [pid = '', startTime] = theirs.split(' ');
      if (startTimeOf(Number(pid)) === startTime) {
        throw new Error(
          `The data folder ${dataDir} is in use by another server (process ${pid}). Stop that one first, or give this one its own folder with DATA_DIR.`,
        );
      }
      discardStale(lock, theirs);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readIfExists(lock) === mine) rmSync(lock, { force: true });
  };
}

/** Links are created atomically, so nothing ever reads a half-written lock. */
function linkUnlessLocked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away. If it turns out to be the new lock of a third server, restores it. */
function discardStale(lock: string, staleContent: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readIfExists(aside) !== staleContent) linkUnlessLocked(aside, lock);
  rmSync(aside, { force: true });
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
