import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder that holds the whole workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path below the workspace root. @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** The built shell, as the server serves it at `/`. */
export const shellDist = inRoot('dist', 'shell');

/** The built modules, as the server serves them at `/modules`. A build that is only to be published goes elsewhere. */
export const modulesDist = process.env.MODULES_DIST ?? inRoot('dist', 'modules');
