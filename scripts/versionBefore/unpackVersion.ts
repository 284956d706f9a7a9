import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import { isInstalled } from '../lib/install.mjs';
import { linkPackages } from '../lib/linkPackages.mjs';

const MIGRATIONS = 'server/src/database/migrations';
const JOURNAL = `${MIGRATIONS}/meta/_journal.json`;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', maxBuffer: 2 ** 27 }).trim();

/** The commit before the one that added the newest migration. */
export const commitBeforeNewestMigration = (): string =>
  git('rev-parse', `${git('log', '-1', '--format=%H', '--', JOURNAL)}^`);

/** A commit's hash, its day and its subject. */
export const describeCommit = (commit: string): string => git('log', '-1', '--format=%h of %cs, %s', commit);

interface Journal {
  entries: { tag: string }[];
}
const tagsOf = (text: string): string[] => {
  const { entries }: Journal = JSON.parse(text);
  return entries.map(({ tag }) => tag);
};

/** The migrations that a commit does not have yet. */
export function migrationsSince(commit: string): string[] {
  const had = new Set(tagsOf(git('show', `${commit}:${JOURNAL}`)));
  return tagsOf(readFileSync(inRoot(JOURNAL), 'utf8')).filter((tag) => !had.has(tag));
}

/**
 * Unpacks the sources of a commit into a temporary folder, with the migrations of this version. Its packages are those installed
 * here if it locks the same, and otherwise installed by npm.
 */
export function unpackWithNewMigrations(commit: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tayyib-version-before-')));
  const archive = execFileSync('git', ['archive', commit], { cwd: inRoot(), maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  rmSync(join(folder, MIGRATIONS), { recursive: true });
  cpSync(inRoot(MIGRATIONS), join(folder, MIGRATIONS), { recursive: true });
  if (isInstalled(join(folder, 'package-lock.json'))) linkPackages(folder);
  else execFileSync('npm', ['ci', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  return folder;
}
