import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockEntry
 * @typedef {Record<string, LockEntry>} Lock by path
 */

/** Resolves a package like Node: from the folder of the importing package upwards. @param {Lock} lock @param {string} from @param {string} name */
function find(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const entry = lock[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (!folder) return undefined;
  }
}

/**
 * `path version hash` of every package that these folders depend on, from the lock file. Dependencies of other folders do not
 * count: a new library of one module, or a new module, does not change the others.
 * @param {string[]} folders workspaces, by their path; '' is the root with its tools
 */
export function lockedPackages(folders) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  const reached = new Set(folders);
  for (const path of reached) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lock[path] ?? {};
    const tools = path === '' ? devDependencies : undefined;
    const names = { ...dependencies, ...tools, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) {
      const found = find(lock, path, name);
      if (found !== undefined) reached.add(found);
    }
  }
  return [...reached]
    .filter((path) => path.includes('node_modules/'))
    .sort()
    .map((path) => `${path} ${lock[path]?.version} ${lock[path]?.integrity}`);
}
