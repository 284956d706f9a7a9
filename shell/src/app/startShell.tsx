import { createRoot } from 'react-dom/client';
import { sessionApi } from '@tayyib/shared/api';
import { createStore } from '@tayyib/shared/store';
import { setupListeners } from '@tayyib/shared/toolkit';
import { ModuleLoader } from '../loading/ModuleLoader';
import type { LoadModule } from '../loading/loadVersion';
import { preloadOwnPage } from '../pages/ownPages';
import { modulesApi } from '../registry/modulesApi';
import { ShellApp } from './ShellApp';

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
}: ShellOptions) {
  if (!root) throw new Error('The page has no #root to render into.');
  const store = createStore();
  setupListeners(store.dispatch);
  void store.dispatch(sessionApi.endpoints.getSession.initiate());
  void store.dispatch(modulesApi.endpoints.getModules.initiate());
  if (preloadOwnPage(location.pathname)?.layout !== 'public') prepareModules?.();
  const loader = new ModuleLoader(loadModule, store);
  const reactRoot = createRoot(root);
  reactRoot.render(<ShellApp store={store} loader={loader} />);
  return { close: () => reactRoot.unmount() };
}
