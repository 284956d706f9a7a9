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

const FACADES = [
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

/** The names a module may ask the shell for. */
export const sharedKeys: readonly string[] = [
  ...LIBRARIES,
  ...FACADES.map((folder) => `@tayyib/shared/${folder}`),
];

function versionOf(key: string): string {
  const packageFile = key.startsWith('@tayyib/shared/')
    ? inRoot('shared', 'package.json')
    : resolve(`${key.replace(/\/$/, '')}/package.json`);
  const manifest: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  return manifest.version;
}

/** What a module's build takes from the page. The shell's side is `shell/src/loading/sharedPackages.ts`. */
export function sharedDependencies(): Record<string, SharedDependency> {
  const describe = (key: string): SharedDependency => ({
    singleton: true,
    requiredVersion: false,
    version: versionOf(key),
    import: false,
  });
  return Object.fromEntries(sharedKeys.map((key) => [key, describe(key)]));
}
