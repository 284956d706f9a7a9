import { matchPath, useLocation } from '@tayyib/shared/router';
import { useRegistry } from '../registry/useRegistry';

/** The layout options in the descriptor of the current route. */
export function useLayoutOptions(): { footer: boolean } {
  const { enabled } = useRegistry();
  const { pathname } = useLocation();
  const route = enabled
    .flatMap(({ descriptor }) => descriptor.routes)
    .find(({ path }) => matchPath(path, pathname) !== null);
  return { footer: route?.layout?.footer ?? true };
}
