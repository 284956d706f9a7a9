import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { providedByShell, sdkKey, sharedLibraries, type SharedDependency } from './federatedPackages';
import { inRoot } from './paths.mjs';

const resolve = createRequire(import.meta.url).resolve;

/**
 * The SDK: each folder of `shared/src/sdk` is shared as `@tayyib/shared/sdk/<folder>`. A shared package is loaded whole, so what
 * only some pages need of antd has folders of its own.
 */
export const sdkFolders: readonly string[] = readdirSync(inRoot('shared', 'src', 'sdk')).toSorted();

/** The keys a module's build expects the shell to provide. */
export const sharedKeys: readonly string[] = [...sharedLibraries, ...sdkFolders.map(sdkKey)];

function versionOf(key: string): string {
  const packageFile = key.startsWith('@tayyib/shared/')
    ? inRoot('shared', 'package.json')
    : resolve(`${key.replace(/\/$/, '')}/package.json`);
  const manifest: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  return manifest.version;
}

/** The `shared` option of a module's build. The shell's side is `shell/src/loading/federation/sharedPackages.ts`. */
export function sharedDependencies(): Record<string, SharedDependency> {
  return Object.fromEntries(sharedKeys.map((key) => [key, providedByShell(versionOf(key))]));
}
