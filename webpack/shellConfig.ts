import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { shellDist } from '../scripts/lib/paths.mjs';
import { baseConfig, type ConfigFactory } from './baseConfig';
import { EverySharedKeyProvidedPlugin } from './plugins/EverySharedKeyProvidedPlugin';
import { PublicFolderPlugin } from './plugins/PublicFolderPlugin';
import { sharedDependencies, sharedKeys } from './sharedDependencies';

/** A page's own chunk may take this long before it counts as lost; a module has its own, shorter patience. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The host: provides every shared dependency and knows no module before it runs. */
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
        new ModuleFederationPlugin({
          name: 'shell',
          shared: sharedDependencies('provider'),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            // what a manifest would say, the registry says
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new EverySharedKeyProvidedPlugin(sharedKeys),
      ],
    };
  };
}
