import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { inRoot } from '../build/paths.mjs';
import { baseConfig, type ConfigFactory } from './baseConfig';

const WORKER = 'mockServiceWorker.js';

/** Emits the service worker with which msw replies to the page's requests. No other build has it. */
function emitServiceWorker({ hooks, webpack: { Compilation, sources } }: Compiler): void {
  hooks.thisCompilation.tap('emitServiceWorker', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'emitServiceWorker', stage }, () => {
      const worker = readFileSync(inRoot('node_modules', 'msw', 'lib', WORKER));
      compilation.emitAsset(WORKER, new sources.RawSource(worker));
    });
  });
}

/** A standalone module: `dev/main.tsx` with everything bundled and a fake server, without shell and server. */
export function createStandaloneConfig(id: string): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const folder = `mfe-${id}`;
    const base = baseConfig({ name: `standalone-${id}`, folder, mode });
    return {
      ...base,
      entry: { main: './dev/main.tsx' },
      output: {
        ...base.output,
        path: inRoot('dist', 'standalone', id),
        publicPath: '/',
        uniqueName: `standalone_${id}`,
      },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({ template: inRoot('webpack', 'standalone.html'), title: folder }),
        emitServiceWorker,
      ],
    };
  };
}
