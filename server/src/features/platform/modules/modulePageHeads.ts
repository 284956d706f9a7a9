import type { PageHead } from '../../../plugins/http/pageHeads';
import { pathKey, unlistedHead } from '../../../plugins/http/pageHeads';
import type { Registry } from './registry/readRegistry';

/** The head of a module's page, of whatever version has it. */
export function modulePageHead({ modules }: Registry, { pathname }: URL): PageHead | null {
  const path = pathKey(pathname);
  for (const { versions } of modules) {
    for (const { release } of versions.values()) {
      const route = release.descriptor.routes.find((each) => pathKey(each.path) === path);
      if (route) return { ...unlistedHead(route.title), isListed: route.access === 'public' };
    }
  }
  return null;
}
