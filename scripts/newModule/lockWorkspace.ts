import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

interface LockFile {
  packages: Record<string, object>;
}

/** `''` first, then as npm sorts. */
const inOrder = (packages: LockFile['packages']) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * Tells the lock file, and node_modules, of a workspace that brings no package of its own. npm would do the same but asks
 * the network, and `npm ci` refuses to run when the lock file lacks a workspace.
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
  symlinkSync(`../../${folder}`, inRoot('node_modules', name));
}
