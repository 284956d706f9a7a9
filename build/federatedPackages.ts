/** The federation settings of a package that the shell provides. */
export interface SharedDependency {
  singleton: true;
  requiredVersion: false;
  version: string;
  import: false;
  /** The shell's name of it, if a module imports it by another one. */
  shareKey?: string;
}

/**
 * Libraries that must exist only once on a page. The shell provides all of them; a module bundles none.
 * A trailing slash shares the subpaths too: without `react/` a module would bundle its own `react/jsx-runtime`.
 * antd, the router and Redux Toolkit are missing on purpose: modules import them through our facades only.
 */
export const sharedLibraries: readonly string[] = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-redux',
];

/** The shell's name of a folder of the SDK. */
export const sdkKey = (folder: string) => `@tayyib/shared/sdk/${folder}`;

/** The settings of a package that only the shell has. */
export const providedByShell = (version: string): SharedDependency => ({
  singleton: true,
  requiredVersion: false,
  version,
  import: false,
});
