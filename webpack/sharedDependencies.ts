import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/lib/paths.mjs';

const resolve = createRequire(import.meta.url).resolve;

/** How a module takes one package from the shell. */
export interface SharedDependency {
  singleton: true;
  requiredVersion: false;
  version: string;
  import: false;
}

/**
 * Every package of which a page may hold only one copy. The shell provides all of them; a module carries none.
 * A trailing slash shares the subpaths too: without `react/` a module would bring its own `react/jsx-runtime`.
 * antd, the router and Redux Toolkit are missing on purpose: modules reach them through our facades only.
 */
const LIBRARIES = ['react', 'react/', 'react-dom', 'react-dom/', 'react-redux'];

/** What modules may import, and so what the SDK is made of. */
export const sdkFolders: readonly string[] = [
  'api',
  'errors',
  'modules',
  'realtime',
  'router',
  'store',
  'theme',
  'toolkit',
  'ui',
  'ui-data',
];

/**
 * Folders that are doors to others. The page provides a package whole, so one that holds all of antd that anybody may ask for
 * would be fetched whole too: a module's build goes through the door, and asks for the parts it uses.
 */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  ui: ['ui-base', 'ui-extras'],
  'ui-data': ['ui-forms', 'ui-tables'],
};

/** The folders behind the doors, which modules name by no import of their own. */
export const partFolders: readonly string[] = Object.values(DOORS).flat();

const named = (folders: readonly string[]) => folders.map((folder) => `@tayyib/shared/${folder}`);

/** The names a module's build asks the shell for. */
export const sharedKeys: readonly string[] = [
  ...LIBRARIES,
  ...named(sdkFolders.filter((folder) => !(folder in DOORS))),
  ...named(partFolders),
];

function versionOf(key: string): string {
  const packageFile = key.startsWith('@tayyib/shared/')
    ? inRoot('shared', 'package.json')
    : resolve(`${key.replace(/\/$/, '')}/package.json`);
  const manifest: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  return manifest.version;
}

/** What a module's build takes from the page. The shell's side is `shell/src/loading/federation/sharedPackages.ts`. */
export function sharedDependencies(): Record<string, SharedDependency> {
  const describe = (key: string): SharedDependency => ({
    singleton: true,
    requiredVersion: false,
    version: versionOf(key),
    import: false,
  });
  return Object.fromEntries(sharedKeys.map((key) => [key, describe(key)]));
}
