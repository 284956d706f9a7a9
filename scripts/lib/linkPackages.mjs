import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../../build/paths.mjs';

/** Build output with absolute paths. */
const BUILT_THERE = new Set(['.federation', '.cache']);

/** Links every installed package into a copy of our sources; our own workspaces link into the copy. @param {string} folder */
export function linkPackages(folder) {
  const installed = inRoot('node_modules');
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@tayyib'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@tayyib' && !BUILT_THERE.has(name))
      symlinkSync(realpathSync(join(installed, name)), join(target, name));
  }
  for (const workspace of readdirSync(join(installed, '@tayyib'))) {
    const home = basename(realpathSync(join(installed, '@tayyib', workspace)));
    if (!existsSync(join(folder, home))) continue;
    symlinkSync(`../../${home}`, join(target, '@tayyib', workspace));
    const own = inRoot(home, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, home, 'node_modules'));
  }
}
