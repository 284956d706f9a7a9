import type { NavEntry } from './useNavigation';
import { useLoader } from '../loading/LoaderContext';
import { preloadsNothing } from '../loading/network';

/** Preloads the page of a navigation entry if its module asks for it; locked pages are never fetched. */
export function usePreload({ module, refusal, to }: NavEntry): (() => void) | undefined {
  const loader = useLoader();
  if (!module || refusal || module.descriptor.preload === 'none') return undefined;
  const route = module.descriptor.routes.find(({ path }) => path === to);
  return (
    route &&
    (() => {
      // not a page visit: the running version stays
      if (!preloadsNothing()) void loader.loadPage(module, route.page, false);
    })
  );
}
