import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False while the page hydrates prerendered markup, which is the same for every visitor, and true from then on. What differs by
 * visitor, such as a saved theme, is rendered when it is true.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
