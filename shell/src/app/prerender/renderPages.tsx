import { renderToString } from 'react-dom/server';
import type { PageData } from '@tayyib/shared/contracts';
import { publicPages } from '@tayyib/shared/public-pages';
import { MemoryRouter } from '@tayyib/shared/sdk/router';
import { createStore, type AppStore } from '@tayyib/shared/sdk/store';
import { ShellApp } from '../ShellApp';
import { ModuleLoader } from '../../loading/ModuleLoader';
import { loadPage } from '../../outlets/loadPage';
import { publicStocksApi } from '../../search/publicStocksApi';
import { ownPageAt, ownPages } from '../../pages/ownPages';
import type { ContactSettings } from '../../support/contact';
import { restorePageData } from './restorePageData';

/** The markup of every public page that needs no data, by its path, as a visitor first sees it: before any request. */
export async function renderPages(contact: ContactSettings): Promise<Record<string, string>> {
  const pages = ownPages.filter(({ path }) => publicPages.some((page) => page.path === path));
  const rendered = pages.map(async ({ path, load }) => {
    await loadPage(load);
    return [path, render(path, contact, createStore())] as const;
  });
  return Object.fromEntries(await Promise.all(rendered));
}

/** The markup of the public page at a path, as a visitor first sees it with that reply of the server. */
export async function renderPage(path: string, contact: ContactSettings, data: PageData): Promise<string> {
  const page = ownPageAt(path);
  if (!page) throw new Error(`The shell has no page at ${path}.`);
  await loadPage(page.load);
  const store = createStore();
  restorePageData(store, data);
  try {
    return render(path, contact, store);
  } finally {
    // the timer of an unused reply would keep this store for a minute
    store.dispatch(publicStocksApi.util.resetApiState());
  }
}

function render(path: string, contact: ContactSettings, store: AppStore): string {
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
