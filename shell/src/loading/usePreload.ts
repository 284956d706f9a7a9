import type { NavEntry } from '../navigation/useNavigation';
import { useLoader } from './LoaderContext';
import { savesData } from './network';

/** Begins to load the page behind a navigation entry when its module asks for that; locked pages are never fetched. */
export function usePreload({ module, refusal, to }: NavEntry): (() => void) | undefined {
  const loader = useLoader();
  if (!module || refusal || module.descriptor.preload === 'none') return undefined;
  const route = module.descriptor.routes.find(({ path }) => path === to);
  return (
    route &&
    (() => {
      // pointing at something is no arrival: what runs goes on
      if (!savesData()) void loader.loadPage(module, route.page, false);
    })
  );
}
