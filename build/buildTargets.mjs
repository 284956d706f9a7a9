import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inputHash } from './inputHash.mjs';
import { lockedPackages } from './lockedPackages.mjs';
import { inRoot, modulesDist, shellDist } from './paths.mjs';

/**
 * A build target: the shell, or an `mfe-*` folder.
 * @typedef {{ name: string, version: string, isStale: boolean }} BuildTarget
 */

/** Inputs of every build besides its own folder. */
const COMMON = ['shared', 'build', 'webpack', 'tsconfig.base.json', 'tsconfig.webpack.json'];

/** The names of the module folders, `mfe-…`. */
export const moduleFolders = () =>
  readdirSync(inRoot()).filter((name) => name.startsWith('mfe-') && existsSync(inRoot(name, 'module.json')));

/**
 * `<version of package.json>-<hash of all inputs>`: the content at a module's address never changes.
 * @param {string} folder `shell` or `mfe-…`
 */
export function versionOf(folder) {
  const { version } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  return `${version}-${inputHash([folder, ...COMMON], lockedPackages(['', folder, 'shared', 'webpack']))}`;
}

/** The file with the version of the built shell. */
export const shellStamp = `${shellDist}.json`;

/**
 * The complete releases of a module in dist, newest first.
 * @param {string} id without `mfe-`
 * @returns {{ version: string, builtAt: string }[]}
 */
export function releasesOf(id) {
  const folder = `${modulesDist}/${id}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((version) => `${folder}/${version}/release.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .sort((a, b) => (a.builtAt < b.builtAt ? 1 : -1));
}

/** @param {string} name */
function builtVersion(name) {
  if (name !== 'shell') return releasesOf(name.slice('mfe-'.length))[0]?.version;
  if (!existsSync(shellStamp) || !existsSync(`${shellDist}/index.html`)) return undefined;
  return JSON.parse(readFileSync(shellStamp, 'utf8')).version;
}

/**
 * The shell and all modules, each with the version of its sources and whether dist has another one.
 * @returns {BuildTarget[]}
 */
export const buildTargets = () =>
  ['shell', ...moduleFolders()].map((name) => {
    const version = versionOf(name);
    return { name, version, isStale: builtVersion(name) !== version };
  });
