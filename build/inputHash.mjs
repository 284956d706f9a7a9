import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const NOT_BUILT = /(^|\/)(node_modules|dev|testing)\/|\.test\.tsx?$|\.md$/;

/**
 * Every build input below a folder, sorted, as paths relative to the base.
 * @param {string} folder relative to the base; a file returns itself
 * @param {RegExp} [notBuilt] paths that are no inputs; folders end with a slash
 * @param {string} [base] the root of the workspace, or of another repository
 * @returns {string[]}
 */
export function inputFiles(folder, notBuilt = NOT_BUILT, base = root) {
  const stat = statSync(join(base, folder), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [folder];
  return readdirSync(join(base, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (notBuilt.test(entry.isDirectory() ? `${path}/` : path)) return [];
      return entry.isDirectory() ? inputFiles(path, notBuilt, base) : [path];
    });
}

/**
 * 8 hex digits over the names and contents of all inputs; the same on any machine.
 * @param {string[]} folders relative to the base
 * @param {string[]} more further input, as text
 * @param {RegExp} [notBuilt] as of `inputFiles`
 * @param {string} [base] as of `inputFiles`
 */
export function inputHash(folders, more = [], notBuilt = NOT_BUILT, base = root) {
  const hash = createHash('sha256').update(more.join('\n'));
  for (const file of folders.flatMap((folder) => inputFiles(folder, notBuilt, base))) {
    const content = readFileSync(join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}
