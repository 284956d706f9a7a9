/** Passing on a page as text and picture. Each module bundles it. */
export { useShare } from './useShare';
