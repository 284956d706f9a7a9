import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { baseConfig, type BuildMode, type BuildPlace } from './baseConfig';

const { resolve } = createRequire(import.meta.url);
const WORKER = 'mockServiceWorker.js';

/** Emits the service worker with which msw replies to the page's requests. No other build has it. */
function emitServiceWorker({ hooks, webpack: { Compilation, sources } }: Compiler): void {
  hooks.thisCompilation.tap('emitServiceWorker', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'emitServiceWorker', stage }, () => {
      const worker = readFileSync(resolve(`msw/${WORKER}`));
      compilation.emitAsset(WORKER, new sources.RawSource(worker));
    });
  });
}

interface StandaloneBuild {
  id: string;
  mode: BuildMode;
  /** The module's folder. */
  folder: string;
  outputFolder: string;
  place: BuildPlace;
}

/** A standalone module: `dev/main.tsx` with everything bundled and a fake server, without shell and server. */
export function standaloneConfig({ id, mode, folder, outputFolder, place }: StandaloneBuild): Configuration {
  const isRefreshed = mode === 'development';
  const base = baseConfig({ name: `standalone-${id}`, folder, mode, place, isRefreshed });
  return {
    ...base,
    entry: { main: './dev/main.tsx' },
    output: {
      ...base.output,
      path: outputFolder,
      publicPath: '/',
      uniqueName: `standalone_${id}`,
    },
    optimization: {
      ...base.optimization,
      // a save writes only the chunk that it changes, and the small one of the runtime
      ...(isRefreshed && { runtimeChunk: 'single', splitChunks: { chunks: 'all' } }),
    },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: place.standalonePage, title: id }),
      emitServiceWorker,
    ],
  };
}
