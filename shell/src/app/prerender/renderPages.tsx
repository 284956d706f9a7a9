import { renderToString } from 'react-dom/server';
import { publicPages } from '@tayyib/shared/public-pages';
import { MemoryRouter } from '@tayyib/shared/sdk/router';
import { createStore } from '@tayyib/shared/sdk/store';
import { ShellApp } from '../ShellApp';
import { ModuleLoader } from '../../loading/ModuleLoader';
import { loadPage } from '../../outlets/loadPage';
import { ownPages } from '../../pages/ownPages';
import type { ContactSettings } from '../../support/contact';

/** The markup of every public page that is worth finding, by its path, as a visitor first sees it: before any request. */
export async function renderPages(contact: ContactSettings): Promise<Record<string, string>> {
  const pages = ownPages.filter(({ path }) => publicPages.some((page) => page.path === path));
  const rendered = pages.map(async ({ path, load }) => {
    await loadPage(load);
    return [path, render(path, contact)] as const;
  });
  return Object.fromEntries(await Promise.all(rendered));
}

function render(path: string, contact: ContactSettings): string {
  const store = createStore();
  // before any request there are no modules
  const loader = new ModuleLoader(
    () => Promise.reject(new Error('A prerendered page loads no module.')),
    store,
    () => {},
  );
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <ShellApp store={store} loader={loader} contact={contact} markupState={store.getState()} />
    </MemoryRouter>,
  );
}
