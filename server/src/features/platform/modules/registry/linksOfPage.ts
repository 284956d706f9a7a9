import { refusalOf, type AccessFacts } from '@tayyib/shared/access';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import { pathKey } from '../../../../plugins/http/pageHeads';
import type { Registry } from './readRegistry';

/** What a page at an address shows of modules. */
export interface ShownPage {
  pathname: string;
  /** The slots of the page, if it is one of the shell's. */
  slots: readonly string[];
}

/**
 * The `<link>` elements with which a browser requests the files of modules that a page shows first, beside the shell's own instead of
 * after it has run. They have the hashes that the shell will check; a version at another origin has none.
 */
export function linksOfPage(
  registry: Registry,
  entries: readonly ModuleEntry[],
  viewer: AccessFacts | null,
  { pathname, slots }: ShownPage,
): string {
  const path = pathKey(pathname);
  return entries
    .map(({ descriptor, version, base }) => {
      const release = registry.modules.find(({ id }) => id === descriptor.id)?.versions.get(version)?.release;
      const views = [
        ...descriptor.routes
          .filter((route) => pathKey(route.path) === path && refusalOf(route.access, viewer) === null)
          .map(({ page }) => page),
        ...descriptor.slots
          .filter(({ slot, access }) => slots.includes(slot) && refusalOf(access, viewer) === null)
          .map(({ component }) => component),
      ];
      if (!release || views.length === 0 || !base.startsWith('/')) return '';
      const files = new Set([release.entry, ...views.flatMap((view) => release.views?.[view] ?? [])]);
      return [...files].map((file) => linkTo(base + file, release.integrity[file])).join('');
    })
    .join('');
}

/** With the same credentials as the element that will use it, or the browser requests it again: style sheets of our origin have none. */
function linkTo(href: string, integrity: string | undefined): string {
  if (integrity === undefined) return '';
  const kind = href.endsWith('.css') ? 'as="style"' : 'as="script" crossorigin="anonymous"';
  return `<link rel="preload" ${kind} href="${href}" integrity="${integrity}">`;
}
