import { versionOf } from '../build/buildTargets.mjs';
import { inRoot, modulesDist } from '../build/paths.mjs';
import { readDescriptor } from '../build/readDescriptor';
import { sharedDependencies } from '../build/sharedDependencies';
import type { ConfigFactory } from './baseConfig';
import { moduleConfig } from './moduleConfig';
import { workspace } from './workspace';

/** A module of this workspace, built from `mfe-<id>/` into `dist/modules/<id>/<version>/`. */
export function createRemoteConfig(id: string): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const folder = `mfe-${id}`;
    const version = mode === 'production' ? versionOf(folder) : 'development';
    return moduleConfig({
      id: readDescriptor(inRoot(folder)).id, // that of its folder
      version,
      mode,
      folder: inRoot(folder),
      outputFolder:
        mode === 'production'
          ? `${modulesDist}/${id}/${version}`
          : inRoot('dist', 'dev', 'modules', id, version),
      shared: sharedDependencies(),
      place: workspace(),
    });
  };
}
