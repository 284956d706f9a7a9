import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const NOT_BUILT = /(^|\/)(node_modules|dev|testing)\/|\.test\.tsx?$|\.md$/;

/**
 * Every build input below a folder, sorted, as paths relative to the workspace root.
 * @param {string} folder relative to the workspace root; a file returns itself
 * @param {RegExp} [notBuilt] paths that are no inputs; folders end with a slash
 * @returns {string[]}
 */
export function inputFiles(folder, notBuilt = NOT_BUILT) {
  const stat = statSync(inRoot(folder), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [folder];
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (notBuilt.test(entry.isDirectory() ? `${path}/` : path)) return [];
      return entry.isDirectory() ? inputFiles(path, notBuilt) : [path];
    });
}

/**
 * 8 hex digits over the names and contents of all inputs; the same on any machine.
 * @param {string[]} folders relative to the workspace root
 * @param {string[]} more further input, as text
 * @param {RegExp} [notBuilt] as of `inputFiles`
 */
export function inputHash(folders, more = [], notBuilt = NOT_BUILT) {
  const hash = createHash('sha256').update(more.join('\n'));
  for (const file of folders.flatMap((folder) => inputFiles(folder, notBuilt))) {
    const content = readFileSync(join(inRoot(), file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}
