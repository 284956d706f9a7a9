import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../codeOf';
import { lifeOf } from './processes';

/**
 * Makes this process the only owner of a data folder. The lock names a process and its life, so one left behind by
 * `kill -9` is recognised and replaced. Returns the release. Throws an Error with a sentence when another server lives there.
 */
export function acquireOwnership(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const lock = path.join(dataDir, 'owner.lock');
  const mine = `${process.pid} ${lifeOf(process.pid) ?? ''}`;
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    while (!linkUnlessTaken(draft, lock)) {
      const theirs = readIfThere(lock);
      if (theirs === undefined) continue;
      const [pid = '', life] = theirs.split(' ');
      if (lifeOf(Number(pid)) === life) {
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
    if (readIfThere(lock) === mine) rmSync(lock, { force: true });
  };
}

/** A link appears whole or not at all, so nobody ever reads a half-written lock. */
function linkUnlessTaken(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away; when a third server was quicker and it is that one's fresh lock, puts it back. */
function discardStale(lock: string, staleContent: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readIfThere(aside) !== staleContent) linkUnlessTaken(aside, lock);
  rmSync(aside, { force: true });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
