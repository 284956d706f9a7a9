import { createContext, use } from 'react';
import type { ModuleLoader } from './ModuleLoader';

export const LoaderContext = createContext<ModuleLoader | null>(null);

/** The page's one module loader. */
export function useLoader(): ModuleLoader {
  const loader = use(LoaderContext);
  if (!loader) throw new Error('useLoader is used outside the shell.');
  return loader;
}
