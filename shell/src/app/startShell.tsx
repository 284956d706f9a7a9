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
  /** Brings a module's exports onto the page. */
  loadModule: LoadModule;
  /** Begins what the first module will need, where there is going to be one. */
  prepareModules?: () => void;
  root?: HTMLElement | null;
}

/** Draws the shell. What it asks the server and the page it opens with are on their way before the first render. */
export function startShell({
  loadModule,
  prepareModules,
  root = document.getElementById('root'),
}: ShellOptions) {
  if (!root) throw new Error('The page has no #root to draw into.');
  const store = createStore();
  setupListeners(store.dispatch);
  void store.dispatch(sessionApi.endpoints.getSession.initiate());
  void store.dispatch(modulesApi.endpoints.getModules.initiate());
  if (preloadOwnPage(location.pathname)?.layout !== 'public') prepareModules?.();
  const loader = new ModuleLoader(loadModule, store);
  const drawn = createRoot(root);
  drawn.render(<ShellApp store={store} loader={loader} />);
  return { close: () => drawn.unmount() };
}
