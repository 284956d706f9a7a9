import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPage, type LoadPage } from '../../outlets/loadPage';
import { Hydrated } from './Hydrated';

/** Whether an element has the markup of that page. The server says so; a stored document may be opened at another address. */
export const hasMarkupOf = (root: HTMLElement, path: string): boolean => root.dataset['page'] === path;

/** Hydrates prerendered markup once the code of its page is loaded. Without that code it is replaced by what says so. */
export async function hydratePage(root: HTMLElement, app: ReactNode, load: LoadPage): Promise<void> {
  const isLoaded = await loadPage(load).then(
    () => true,
    () => false,
  );
  if (isLoaded) hydrateRoot(root, <Hydrated root={root}>{app}</Hydrated>);
  else createRoot(root).render(app);
}
