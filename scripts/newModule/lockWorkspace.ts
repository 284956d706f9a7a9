import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';

interface LockFile {
  packages: Record<string, object>;
}

/** In npm's order. */
const inOrder = (packages: LockFile['packages']) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * Adds a workspace without new packages to the lock file and node_modules. npm would do the same but needs the network, and
 * `npm ci` refuses to run if the lock file lacks a workspace.
 */
export function lockWorkspace(folder: string): void {
  const file = inRoot('package-lock.json');
  const lock: LockFile = JSON.parse(readFileSync(file, 'utf8'));
  const manifest: { name: string; version: string; dependencies: Record<string, string> } = JSON.parse(
    readFileSync(inRoot(folder, 'package.json'), 'utf8'),
  );
  const { name, version, dependencies } = manifest;
  const packages = inOrder({
    ...lock.packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  });
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  const link = inRoot('node_modules', name);
  // of a module of that name whose folder was deleted
  rmSync(link, { force: true });
  symlinkSync(`../../${folder}`, link);
}
