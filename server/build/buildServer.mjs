import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inputHash } from '../../build/inputHash.mjs';
import { inRoot } from '../../build/paths.mjs';
import { programs, runtimeFiles, testPrograms, threads } from './programs.mjs';

/**
 * A build of the server: `dist` has the product, `.cache` the programs that tests start.
 * Both are two levels below the root, like `src`.
 * @typedef {'dist' | '.cache'} ServerBuild
 */

/** The folder of a build. @param {ServerBuild} name */
export const serverFolder = (name) => inRoot('server', name);

const INPUTS = [
  'server/src',
  'server/package.json',
  'shared/src',
  'shared/package.json',
  'server/build',
  'build/inputHash.mjs',
];
/** `.cache` contains files of `testing/` as well. */
const NOT_IN_TESTS = /(^|\/)node_modules\/|\.test\.tsx?$|\.md$/;

/** @param {ServerBuild} name */
const stampOf = (name) => join(serverFolder(name), 'build.json');

/** @param {string} file in the root @returns {{ version: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} */
const readPackage = (file) => JSON.parse(readFileSync(inRoot(file, 'package.json'), 'utf8'));

/** @param {ServerBuild} name */
const versionOf = (name) =>
  inputHash(
    INPUTS,
    [readPackage('node_modules/esbuild').version],
    name === 'dist' ? undefined : NOT_IN_TESTS,
  );

/** @param {ServerBuild} name */
function builtVersion(name) {
  if (!existsSync(stampOf(name))) return undefined;
  return JSON.parse(readFileSync(stampOf(name), 'utf8')).version;
}

/** Packages that are installed where the build runs; everything else is bundled. @param {ServerBuild} name */
function externalPackages(name) {
  const { dependencies, devDependencies } = readPackage('server');
  const own = { ...dependencies, ...(name === '.cache' && devDependencies) };
  return Object.keys(own).filter((each) => !each.startsWith('@tayyib/'));
}

/**
 * Builds the server if its inputs have changed.
 * @param {ServerBuild} [name]
 * @returns {Promise<boolean>} whether it was stale
 */
export async function buildServer(name = 'dist') {
  const version = versionOf(name);
  if (builtVersion(name) === version) return false;
  const { build } = await import('esbuild');
  const folder = serverFolder(name);
  const { outputFiles, metafile } = await build({
    entryPoints: entriesOf(name),
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    external: externalPackages(name),
    bundle: true,
    splitting: true, // what only some installations use is loaded on demand
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'warning',
    absWorkingDir: inRoot(),
  });
  requireOneFolder(outputFiles);
  rmSync(stampOf(name), { force: true });
  for (const { path, contents } of outputFiles) replace(path, (draft) => writeFileSync(draft, contents));
  const copied = runtimeFiles().map((file) => {
    const target = join(folder, file);
    replace(target, (draft) => copyFileSync(inRoot('server/src', file), draft));
    return target;
  });
  removeOthers(folder, new Set([...outputFiles.map(({ path }) => path), ...copied]));
  writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
  replace(stampOf(name), (draft) => writeFileSync(draft, JSON.stringify({ version })));
  return true;
}

/** Programs of the product have short names; in tests all are found by the place of their source. @param {ServerBuild} name */
function entriesOf(name) {
  const bySource = [...Object.values(programs), ...testPrograms].map((source) => [
    source.replace(/\.ts$/, ''),
    source,
  ]);
  const entries = [...(name === 'dist' ? Object.entries(programs) : bySource), ...Object.entries(threads)];
  return entries.map(([out = '', source = '']) => ({ in: `server/src/${source}`, out }));
}

/**
 * Files beside the code are found from `codeFolder` alone: in a bundle the folder of a source file is lost.
 * @param {{ path: string, text: string }[]} outputs
 */
function requireOneFolder(outputs) {
  const users = outputs.filter(
    ({ path, text }) => path.endsWith('.js') && text.includes('import.meta.dirname'),
  );
  const [only] = users;
  const count = (only?.text.split('import.meta.dirname').length ?? 0) - 1;
  if (users.length === 1 && count === 1 && only && dirname(only.path).endsWith('chunks')) return;
  const names = users.map(({ path }) => relative(inRoot(), path)).join(', ');
  throw new Error(`Use codeFolder of server/src/lib instead of import.meta.dirname; it is in ${names}.`);
}

/** Replaces a file at once: a server that runs meanwhile reads the old content or the new one. @param {string} file @param {(draft: string) => void} write */
function replace(file, write) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  write(draft);
  renameSync(draft, file);
}

/** Removes what an earlier build wrote. @param {string} folder @param {Set<string>} written */
function removeOthers(folder, written) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file, { force: true });
  }
}
