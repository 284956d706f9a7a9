import { useLocation, type Location } from '@tayyib/shared/router';
import { useIsHydrated } from './useIsHydrated';

/** The address of the page. While the page hydrates prerendered markup, without query and navigation state, as in the markup. */
export function useRenderedLocation(): Location {
  const location = useLocation();
  return useIsHydrated() ? location : { ...location, search: '', state: null };
}
