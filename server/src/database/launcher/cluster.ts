import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account';
import { canReach } from './account';
import type { Binaries } from './binaries';

const run = promisify(execFile);

/** Where clusters are created if PostgreSQL's account cannot reach the data folder. */
const reachableHome = '/var/lib/tayyib';

/** The only role of the embedded database. */
export const databaseUser = 'tayyib';

/** A PostgreSQL data folder and the password of its only role. */
export interface Cluster {
  folder: string;
  password: string;
}

/** Opens the cluster of a data folder, creating it on first use. An interrupted creation starts over the next time. */
export async function openCluster(dataDir: string, binaries: Binaries, account?: Account): Promise<Cluster> {
  const password = readPassword(path.join(dataDir, 'postgres.password'));
  const link = path.join(dataDir, 'postgres');
  // The account may traverse the folder but not list or read it.
  if (account) chmodSync(dataDir, statSync(dataDir).mode | 0o001);
  if (!existsSync(link)) {
    const home = account && !canReach(realpathSync(dataDir), account) ? placeElsewhere() : dataDir;
    const folder = path.join(home, 'postgres');
    await create(folder, password, binaries, account);
    if (home !== dataDir) {
      rmSync(link, { force: true });
      symlinkSync(folder, link);
    }
  }
  const folder = realpathSync(link);
  assertUsable(folder, binaries, account);
  return { folder, password };
}

/** Stored beside the cluster, readable only by the account of the server. */
function readPassword(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.draft`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8');
}

function placeElsewhere(): string {
  const home = path.join(reachableHome, randomUUID());
  mkdirSync(home, { recursive: true, mode: 0o711 });
  return home;
}

async function create(
  folder: string,
  password: string,
  binaries: Binaries,
  account?: Account,
): Promise<void> {
  const draft = `${folder}.draft`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    chownSync(draft, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    // The C library's C.UTF-8 lower-cases and splits every script; plain C, and PostgreSQL's own C.UTF-8, know ASCII only.
    await run(
      binaries.initdb,
      [
        '-D',
        draft,
        '-U',
        databaseUser,
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
      ],
      { ...account, cwd: '/', env: { PATH: process.env['PATH'], TZ: 'UTC' } },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(
      `The built-in database could not be created (${reason}). Set DATABASE_URL to use another PostgreSQL.`,
      { cause: error },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, folder);
}

function assertUsable(folder: string, { major }: Binaries, account?: Account): void {
  const owner = statSync(folder).uid;
  const runsAs = account?.uid ?? process.getuid?.() ?? owner;
  if (owner !== runsAs) {
    throw new Error(
      `The database folder ${folder} was made by another user (id ${owner}). Start the server as that user, or set DATA_DIR to a new folder.`,
    );
  }
  const made = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made !== major) {
    throw new Error(
      `The database folder ${folder} was made by PostgreSQL ${made}, and this server brings ${major}. Set DATA_DIR to a new folder and import the data.`,
    );
  }
}
