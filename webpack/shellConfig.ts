import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Chunk, ChunkGraph, Module } from 'webpack';
import { inRoot, shellDist } from '../build/paths.mjs';
import { baseConfig, type ConfigFactory } from './baseConfig';
import { BlockingScriptPlugin } from './plugins/BlockingScriptPlugin';
import { EntryTypePlugin } from './plugins/EntryTypePlugin';
import { FirstFilesPlugin } from './plugins/FirstFilesPlugin';
import { PageRendererPlugin } from './plugins/PageRendererPlugin';
import { PublicFolderPlugin } from './plugins/PublicFolderPlugin';
import { ServiceWorkerPlugin } from './plugins/ServiceWorkerPlugin';
import { workspace } from './workspace';

/** The timeout of the shell's own chunks; those of modules have a shorter one. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Switches off unused parts of the federation runtime; the registry replaces manifests. */
const federationFlags = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_HAS_EXPOSES: false,
};

/** Unused files of the federation runtime that no flag excludes, replaced with stubs. */
const federationStubs = Object.fromEntries(
  [
    'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    'webpack-bundler-runtime/dist/init.js',
    'webpack-bundler-runtime/dist/remotes.js',
  ].map((file) => [
    inRoot('node_modules', '@module-federation', file),
    inRoot('shell', 'src', 'loading', 'federation', 'federationStubs.ts'),
  ]),
);

const UI_LIBRARIES = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@emotion|stylis|dayjs)[\\/]/;

/** What every page needs that is not a public page of the shell: the frame around antd, and the code that loads modules. */
const FRAME = ['../layout/UiFrame', './startFederation', '@tayyib/shared/sdk/ui'];
const APP_LAYOUT = '../layout/app/FramedAppLayout';

/** Whether a chunk is loaded by one of these imports. */
const isLoadedBy = (chunk: Chunk, requests: readonly string[]) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => request !== undefined && request !== null && requests.includes(request)),
  );

/**
 * One chunk for everything that some imports use from antd. By default webpack splits it into about thirty chunks by usage of the shell's
 * pages, of which the first module needs all, or repeats it in each chunk that uses it.
 */
const librariesOf = (name: string, requests: readonly string[], priority: number) => ({
  name,
  priority,
  chunks: 'async' as const,
  enforce: true,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    UI_LIBRARIES.test(module.nameForCondition() ?? '') &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => isLoadedBy(chunk, requests)),
});
const librariesOfFolder = (folder: string, priority: number) =>
  librariesOf(folder, [`@tayyib/shared/sdk/${folder}`], priority);

/** What pages share is repeated in each, rather than one request more, unless its source is larger than this. */
const SHARED_BY_PAGES_BYTES = 50_000;

/** One chunk for the frame, and one for the layout of the app: both are loaded whole. */
const chunkOfRequests = (name: string, requests: readonly string[], priority: number) => ({
  name,
  priority,
  enforce: true,
  chunks: (chunk: Chunk) => isLoadedBy(chunk, requests),
});

/**
 * The host, an ordinary build: it knows no module at build time, and loads the federation runtime with the first one
 * (`shell/src/loading/federation/startFederation.ts` provides what modules share).
 */
export function createShellConfig(): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const base = baseConfig({
      name: 'shell',
      folder: inRoot('shell'),
      mode,
      place: workspace(),
      assets: 'assets/',
      isRefreshed: mode === 'development',
    });
    return {
      ...base,
      entry: { main: './src/index.ts', 'first-paint': './src/firstPaint.ts' },
      resolve: { ...base.resolve, alias: federationStubs },
      output: {
        ...base.output,
        path: shellDist,
        // absolute, so that pages at nested addresses find their files
        publicPath: '/',
        uniqueName: 'shell',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      },
      optimization: {
        ...base.optimization,
        splitChunks: {
          minSize: SHARED_BY_PAGES_BYTES,
          cacheGroups: {
            ui: librariesOfFolder('ui', 30),
            controls: librariesOfFolder('controls', 20),
            frameLibraries: librariesOf('ui-base', FRAME, 25),
            selects: librariesOfFolder('selects', 10),
            frame: chunkOfRequests('frame', FRAME, 5),
            layout: chunkOfRequests('layout', [APP_LAYOUT], 4),
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({ template: './src/index.html', inject: false }),
        new BlockingScriptPlugin('first-paint'),
        new EntryTypePlugin('main'),
        new PublicFolderPlugin('public'),
        new ServiceWorkerPlugin({
          'service-worker': 'worker/serviceWorker.ts',
          'service-worker-off': 'worker/serviceWorkerOff.ts',
        }),
        new webpack.DefinePlugin(federationFlags),
        ...(mode === 'production'
          ? [
              new FirstFilesPlugin(inRoot('shell', 'src', 'pages', 'ownPages.ts'), [...FRAME, APP_LAYOUT]),
              new PageRendererPlugin('./src/app/prerender/renderPages.tsx'),
            ]
          : []),
      ],
    };
  };
}
