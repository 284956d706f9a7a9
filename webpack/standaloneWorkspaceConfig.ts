import { inRoot } from '../build/paths.mjs';
import type { ConfigFactory } from './baseConfig';
import { standaloneConfig } from './standaloneConfig';
import { workspace } from './workspace';

/** A module of this workspace standalone, built into `dist/standalone/<id>/`. */
export const createStandaloneConfig =
  (id: string): ConfigFactory =>
  (_env, { mode = 'production' } = {}) =>
    standaloneConfig({
      id,
      mode,
      folder: inRoot(`mfe-${id}`),
      outputFolder: inRoot('dist', 'standalone', id),
      place: workspace(),
    });
