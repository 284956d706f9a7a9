import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The root folder of the workspace. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** A path below the workspace root. @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** The built shell, which the server serves at `/`. */
export const shellDist = inRoot('dist', 'shell');

/** The built modules, which the server serves at `/modules`. Builds for publishing go to another folder. */
export const modulesDist = process.env.MODULES_DIST ?? inRoot('dist', 'modules');
