import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName } from '@tayyib/shared/container-name';
import { versionOf } from '../build/buildTargets.mjs';
import { inRoot, modulesDist } from '../build/paths.mjs';
import { baseConfig, hashIn, type ConfigFactory } from './baseConfig';
import { BudgetPlugin } from './plugins/BudgetPlugin';
import { ReleasePlugin } from './plugins/ReleasePlugin';
import { sharedDependencies } from '../build/sharedDependencies';

const CHUNK_TIMEOUT_MS = 8_000;

/** Modules use the federation runtime of the shell (`shareFederationRuntime`) instead of bundling their own. */
const sharedRuntimeExternal: Configuration['externals'] = ({ request }, done) =>
  request?.includes('@module-federation/webpack-bundler-runtime')
    ? done(undefined, 'var moduleFederationRuntime')
    : done();

/**
 * A module for the shell, built from `mfe-<id>/` into `dist/modules/<id>/<version>/`.
 * It exposes `src/module.tsx`; the shell provides every shared dependency.
 */
export function createRemoteConfig(id: string): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const folder = `mfe-${id}`;
    const version = mode === 'production' ? versionOf(folder) : 'development';
    const name = containerName(id, version);
    const base = baseConfig({ name: folder, folder, mode });
    return {
      ...base,
      entry: {},
      output: {
        ...base.output,
        path:
          mode === 'production'
            ? `${modulesDist}/${id}/${version}`
            : inRoot('dist', 'dev', 'modules', id, version),
        publicPath: 'auto', // from where remoteEntry was loaded
        uniqueName: name,
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      },
      externals: sharedRuntimeExternal,
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: `remoteEntry${hashIn(mode)}.js`,
          exposes: { './module': './src/module.tsx' },
          shared: sharedDependencies(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            // a module has no remotes, and the registry replaces manifests
            optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
          },
        }),
        ...(mode === 'production' ? [new BudgetPlugin(inRoot(folder))] : []),
        new ReleasePlugin({ id, version, folder: inRoot(folder) }),
      ],
    };
  };
}
