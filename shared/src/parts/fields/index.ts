/**
 * Fields that find something by name, and the keys of all of them. Each module bundles what it uses: the shell does not
 * provide this folder, so a change takes effect with the module's next release.
 */
export { FindField } from './FindField';
export { isComposing } from './isComposing';
export { useListKeys } from './useListKeys';
