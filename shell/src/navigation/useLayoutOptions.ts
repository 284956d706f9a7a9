import { matchPath, useLocation } from '@tayyib/shared/router';
import { useRegistry } from '../registry/useRegistry';

/** How the page that is open wishes to be framed, by its route's descriptor. */
export function useLayoutOptions(): { footer: boolean } {
  const { enabled } = useRegistry();
  const { pathname } = useLocation();
  const route = enabled
    .flatMap(({ descriptor }) => descriptor.routes)
    .find(({ path }) => matchPath(path, pathname) !== null);
  return { footer: route?.layout?.footer ?? true };
}
