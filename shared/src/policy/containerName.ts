/**
 * The global name of a module version on the page: of its container and of its chunk loading array. Unique per version,
 * as two versions on one page would otherwise load each other's chunks.
 */
export const containerName = (id: string, version: string): string =>
  `mfe_${id}_${version}`.replaceAll(/\W/g, '_');
