import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPage, type LoadPage } from '../outlets/loadPage';
import { TakenOver } from './TakenOver';

/** Whether an element has the markup of that page. The server says so; a stored document may be opened at another address. */
export const hasMarkupOf = (root: HTMLElement, path: string): boolean => root.dataset['page'] === path;

/** Takes over prerendered markup once the code of its page is loaded. Without that code it is replaced by what says so. */
export async function takeOver(root: HTMLElement, app: ReactNode, load: LoadPage): Promise<void> {
  const isLoaded = await loadPage(load).then(
    () => true,
    () => false,
  );
  if (isLoaded) hydrateRoot(root, <TakenOver root={root}>{app}</TakenOver>);
  else createRoot(root).render(app);
}
