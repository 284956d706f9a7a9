import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const resolve = createRequire(import.meta.url).resolve;

/** The federation settings of a package that the shell provides. */
export interface SharedDependency {
  singleton: true;
  requiredVersion: false;
  version: string;
  import: false;
}

/**
 * Packages that must exist only once on a page. The shell provides all of them; a module bundles none.
 * A trailing slash shares the subpaths too: without `react/` a module would bundle its own `react/jsx-runtime`.
 * antd, the router and Redux Toolkit are missing on purpose: modules import them through our facades only.
 */
const LIBRARIES = ['react', 'react/', 'react-dom', 'react-dom/', 'react-redux'];

/**
 * The SDK: each folder of `shared/src/sdk` is shared as `@tayyib/shared/sdk/<folder>`. A shared package is loaded whole, so what
 * only some pages need of antd has folders of its own.
 */
export const sdkFolders: readonly string[] = readdirSync(inRoot('shared', 'src', 'sdk')).toSorted();

/** The keys a module's build expects the shell to provide. */
export const sharedKeys: readonly string[] = [
  ...LIBRARIES,
  ...sdkFolders.map((folder) => `@tayyib/shared/sdk/${folder}`),
];

function versionOf(key: string): string {
  const packageFile = key.startsWith('@tayyib/shared/')
    ? inRoot('shared', 'package.json')
    : resolve(`${key.replace(/\/$/, '')}/package.json`);
  const manifest: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  return manifest.version;
}

/** The `shared` option of a module's build. The shell's side is `shell/src/loading/federation/sharedPackages.ts`. */
export function sharedDependencies(): Record<string, SharedDependency> {
  const describe = (key: string): SharedDependency => ({
    singleton: true,
    requiredVersion: false,
    version: versionOf(key),
    import: false,
  });
  return Object.fromEntries(sharedKeys.map((key) => [key, describe(key)]));
}
