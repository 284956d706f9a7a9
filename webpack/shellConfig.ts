import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { shellDist } from '../scripts/lib/paths.mjs';
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

/**
 * The host, an ordinary build: it knows no module before it runs, and fetches the federation with the first one
 * (`shell/src/loading/startFederation.ts` provides what modules share).
 */
export function createShellConfig(): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const base = baseConfig({ name: 'shell', folder: 'shell', mode, assets: 'assets/' });
    return {
      ...base,
      entry: { main: './src/index.ts' },
      output: {
        ...base.output,
        path: shellDist,
        // absolute, so that a page opened at a deep address finds its files
        publicPath: '/',
        uniqueName: 'shell',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
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
