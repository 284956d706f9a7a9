import { refusalOf } from '@tayyib/shared/access';
import type { ModuleEntry, User } from '@tayyib/shared/contracts';
import { matchPath } from '@tayyib/shared/sdk/router';
import type { ModuleLoader } from './ModuleLoader';

/** Loads the module page at the address of the document, beside the layout around it. A page without access is not fetched. */
export function loadFirstPage(
  loader: ModuleLoader,
  enabled: readonly ModuleEntry[],
  user: User | null,
): void {
  for (const entry of enabled) {
    const route = entry.descriptor.routes.find(({ path }) => matchPath(path, location.pathname));
    if (route && refusalOf(route.access, user) === null) void loader.loadPage(entry, route.page, false);
  }
}
