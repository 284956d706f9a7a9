import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionApi } from '@tayyib/shared/sdk/api';
import { BrowserRouter } from '@tayyib/shared/sdk/router';
import { createStore } from '@tayyib/shared/sdk/store';
import { setupListeners } from '@tayyib/shared/sdk/toolkit';
import { loadFirstPage } from '../loading/loadFirstPage';
import { ModuleLoader } from '../loading/ModuleLoader';
import type { LoadModule } from '../loading/loadVersion';
import { preloadOwnPage } from '../pages/ownPages';
import { hasMarkupOf, hydratePage } from './prerender/hydratePage';
import { pageData } from './prerender/pageData';
import { restorePageData } from './prerender/restorePageData';
import { modulesApi } from '../registry/modulesApi';
import { contactSettings } from '../support/contact';
import { ShellApp } from './ShellApp';
import { loadUiFrame } from './ShellRoutes';

interface ShellOptions {
  /** Loads the exports of a module. */
  loadModule: LoadModule;
  /** Prefetches what the first module needs; called only when the page is going to load one. */
  prepareModules?: () => void;
  root?: HTMLElement | null;
}

/** Renders the shell. Its first requests and the first page's code are in flight before the first render. */
export function startShell({
  loadModule,
  prepareModules,
  root = document.getElementById('root'),
}: ShellOptions): void {
  if (!root) throw new Error('The page has no #root to render into.');
  const store = createStore();
  const hasMarkup = hasMarkupOf(root, location.pathname);
  const data = hasMarkup ? pageData() : null;
  if (data) restorePageData(store, data);
  const markupState = store.getState();
  setupListeners(store.dispatch);
  const loader = new ModuleLoader(loadModule, store);
  const session = store.dispatch(sessionApi.endpoints.getSession.initiate());
  const registry = store.dispatch(modulesApi.endpoints.getModules.initiate());
  void Promise.all([registry, session]).then(([{ data: modules }, { data: user }]) => {
    if (modules && user !== undefined) loadFirstPage(loader, modules.enabled, user);
  });
  const ownPage = preloadOwnPage(location.pathname);
  if (ownPage?.layout !== 'public') prepareModules?.();
  // the page of a module needs antd in any layout; the route reports a failure
  if (!ownPage) loadUiFrame().catch(() => {});
  const app = (
    <StrictMode>
      <BrowserRouter>
        <ShellApp store={store} loader={loader} contact={contactSettings()} markupState={markupState} />
      </BrowserRouter>
    </StrictMode>
  );
  if (ownPage && hasMarkup) void hydratePage(root, app, ownPage.load);
  else createRoot(root).render(app);
}
