/**
 * What a version calls itself on the page: its container, and the list its chunks arrive through. Each version has a name
 * of its own, or two of them on one page would get each other's chunks.
 */
export const containerName = (id: string, version: string): string =>
  `mfe_${id}_${version}`.replaceAll(/\W/g, '_');
