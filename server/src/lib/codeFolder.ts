import path from 'node:path';

/**
 * The folder of the server's code: `server/src`, or `server/dist` when it is built. Files that the server reads at run time have
 * the same path below both (`server/build/programs.mjs`).
 */
export const codeFolder = path.resolve(import.meta.dirname, '..');
