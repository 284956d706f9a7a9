import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Chunk, type Configuration, type ExternalItemFunctionData, type Module } from 'webpack';
import { containerName } from '@tayyib/shared/container-name';
import type { SharedDependency } from '../build/federatedPackages';
import { baseConfig, hashIn, type BuildMode, type BuildPlace } from './baseConfig';
import { ReleasePlugin } from './plugins/ReleasePlugin';

const CHUNK_TIMEOUT_MS = 8_000;

const EXPOSED = './src/module.tsx';

/** What the views of a module share is repeated in each, rather than one request more, unless its source is larger than this. */
const SHARED_BY_VIEWS_BYTES = 100_000;

const isExposed = (chunk: Chunk) =>
  [...chunk.groupsIterable].some(({ origins }) => origins.some(({ request }) => request === EXPOSED));

/**
 * Puts the exposed code into the entry, which no page loads without it. What is left in its chunk is what the shell provides: it has no
 * file.
 */
const exposedInEntry = (entry: string) => ({
  name: entry,
  chunks: isExposed,
  enforce: true,
  test: ({ type }: Module) => type.startsWith('javascript/'),
});

type External = (item: ExternalItemFunctionData, done: (error?: null, external?: string) => void) => void;

/** Modules use the federation runtime of the shell (`shareFederationRuntime`) instead of bundling their own. */
const sharedRuntimeExternal: External = ({ request }, done) =>
  request?.includes('@module-federation/webpack-bundler-runtime')
    ? done(null, 'var moduleFederationRuntime')
    : done();

/** In development modules use React Refresh, and the JSX that it needs, of the shell (`development/followModules.ts`). */
const sharedRefresh =
  (id: string): External =>
  ({ request = '' }, done) => {
    if (request === 'react/jsx-dev-runtime') return done(null, 'var reactJsxDevRuntime');
    if (/react-refresh[\\/]runtime(\.js)?$/.test(request))
      return done(null, `var refreshRuntimeOf(${JSON.stringify(id)})`);
    done();
  };

/** What an open page needs to replace the code that is saved. */
function replacing({ id, folder }: ModuleBuild, followSaves: string): Configuration {
  return {
    externals: [sharedRuntimeExternal, sharedRefresh(id)],
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      new webpack.EntryPlugin(folder, `${followSaves}?${id}`, { name: undefined }),
    ],
    // without a hash, so that the entry, whose hash the registry has, stays the same
    output: {
      hotUpdateMainFilename: '[runtime].hot-update.json',
      hotUpdateChunkFilename: '[id].hot-update.js',
    },
  };
}

/** A build of a module. */
export interface ModuleBuild {
  id: string;
  version: string;
  mode: BuildMode;
  /** The module's folder. */
  folder: string;
  outputFolder: string;
  /** What the shell provides, by the names that the module imports. */
  shared: Record<string, SharedDependency>;
  place: BuildPlace;
}

/** The configuration of every module. It exposes `src/module.tsx`; the shell provides every shared dependency. */
export function moduleConfig(build: ModuleBuild): Configuration {
  const { id, version, mode, folder, outputFolder, shared, place } = build;
  const name = containerName(id, version);
  const { followSaves } = place;
  const isRefreshed = mode === 'development' && followSaves !== undefined;
  const base = baseConfig({ name: `mfe-${id}`, folder, mode, place, isRefreshed });
  const hot = isRefreshed ? replacing(build, followSaves) : undefined;
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      ...hot?.output,
      path: outputFolder,
      publicPath: 'auto', // from where remoteEntry was loaded
      uniqueName: name,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    externals: hot?.externals ?? sharedRuntimeExternal,
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: SHARED_BY_VIEWS_BYTES, cacheGroups: { exposed: exposedInEntry(name) } },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(hot?.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: `remoteEntry${hashIn(mode)}.js`,
        exposes: { './module': EXPOSED },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          // a module has no remotes, and the registry replaces manifests
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new ReleasePlugin({ id, version, folder, exposed: EXPOSED }),
    ],
  };
}
