import type { NavEntry } from '../navigation/useNavigation';
import { useLoader } from './LoaderContext';

/** Begins to load the page behind a navigation entry when its module asks for that; locked pages are never fetched. */
export function usePreload({ module, refusal, to }: NavEntry): (() => void) | undefined {
  const loader = useLoader();
  if (!module || refusal || module.descriptor.preload !== 'hover') return undefined;
  const route = module.descriptor.routes.find(({ path }) => path === to);
  return route && (() => void loader.loadPage(module, route.page));
}
