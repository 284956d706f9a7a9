import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Chunk, ChunkGraph, Module } from 'webpack';
import { inRoot, shellDist } from '../scripts/lib/paths.mjs';
import { baseConfig, type ConfigFactory } from './baseConfig';
import { PublicFolderPlugin } from './plugins/PublicFolderPlugin';

/** A page's own chunk may take this long before it counts as lost; a module has its own, shorter patience. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Parts of the federation that nothing here uses: what a manifest would say, the registry says. */
const federationWithout = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_HAS_EXPOSES: false,
};

/** Files of the federation's code that are left out besides, because no flag of its own does it. */
const federationStubs = Object.fromEntries(
  [
    'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    'webpack-bundler-runtime/dist/init.js',
    'webpack-bundler-runtime/dist/remotes.js',
  ].map((file) => [
    inRoot('node_modules', '@module-federation', file),
    inRoot('shell', 'src', 'loading', 'federationStubs.ts'),
  ]),
);

const LIBRARIES_OF_THE_UI = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|dayjs)[\\/]/;

/**
 * One chunk of all that a part of the UI takes from antd. Left alone, webpack cuts it into some thirty, by which of the shell's pages
 * use what, and the page needs all of them with its first module.
 */
const wholePart = (folder: string, priority: number) => {
  const isPart = (chunk: Chunk) =>
    [...chunk.groupsIterable].some(({ origins }) =>
      origins.some(({ request }) => request === `@tayyib/shared/${folder}`),
    );
  return {
    name: folder,
    priority,
    chunks: 'async' as const,
    enforce: true,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      LIBRARIES_OF_THE_UI.test(module.nameForCondition() ?? '') &&
      [...chunkGraph.getModuleChunksIterable(module)].some(isPart),
  };
};

/**
 * The host, an ordinary build: it knows no module before it runs, and fetches the federation with the first one
 * (`shell/src/loading/federation/startFederation.ts` provides what modules share).
 */
export function createShellConfig(): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const base = baseConfig({ name: 'shell', folder: 'shell', mode, assets: 'assets/' });
    return {
      ...base,
      entry: { main: './src/index.ts' },
      resolve: { ...base.resolve, alias: federationStubs },
      output: {
        ...base.output,
        path: shellDist,
        // absolute, so that a page opened at a deep address finds its files
        publicPath: '/',
        uniqueName: 'shell',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      },
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: { base: wholePart('ui-base', 20), forms: wholePart('ui-forms', 10) },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
        new PublicFolderPlugin('public'),
        new webpack.DefinePlugin(federationWithout),
      ],
    };
  };
}
