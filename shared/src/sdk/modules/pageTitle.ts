import { useLayoutEffect } from 'react';
import { productName } from '../../policy/brand';

/** The parts of the document's title; the shell sets the page's, the page sets the name of what it shows. */
const parts: { page: string; name: string | null } = { page: '', name: null };

function show() {
  document.title = [parts.name, parts.page, productName].filter(Boolean).join(' · ');
}

/** Sets the title of the current page. For the shell, which knows it from the route. */
export function usePageTitle(page: string): void {
  useLayoutEffect(() => {
    parts.page = page;
    show();
  }, [page]);
}

/**
 * Puts the name of what the page shows before its title: `Infosys Limited · Stock · Tayyib`. Tabs, the history and
 * bookmarks of several stocks are distinguished by it. Null until the name is loaded.
 */
export function usePageName(name: string | null): void {
  useLayoutEffect(() => {
    parts.name = name;
    show();
    return () => {
      parts.name = null;
      show();
    };
  }, [name]);
}
