import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';
import { run } from './runProgram.mjs';

/**
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} LockFile
 * @param {string} file
 * @returns {LockFile}
 */
const readLock = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether node_modules has what a lock file lists, according to the one that npm saves there.
 * @param {string} [lockFile]
 */
export function isInstalled(lockFile = inRoot('package-lock.json')) {
  const installedLock = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = readLock(installedLock).packages;
  return Object.entries(readLock(lockFile).packages).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.optional || // may be for another platform
      wanted.link ||
      installed[path]?.version === wanted.version,
  );
}

/** Exits with a message if the Node version is not supported. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 2) || major > 22) return;
  console.error(
    `Tayyib needs Node 20.19 or later 20, or 22.2 and above; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Runs `npm ci` if node_modules does not match package-lock.json; exits with a message if it fails. */
export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing packages (npm ci), about a minute …');
  const { isOk, seconds } = await run('npm', ['ci', '--loglevel=error'], { isShown: true });
  if (!isOk) {
    console.error('The packages could not be installed; see the output of npm above.');
    process.exit(1);
  }
  console.log(`Installed in ${seconds} s.`);
}
