import type { ReactNode } from 'react';
import { StoreProvider, type AppStore } from '@tayyib/shared/store';
import { ThemeFrame } from './ThemeFrame';
import type { ThemeMode } from './tokens';

/** The store and the theme around a page that stands without the shell: in a test, or in a module run alone. */
export function AppFrame({
  store,
  mode,
  children,
}: {
  store: AppStore;
  mode: ThemeMode;
  children: ReactNode;
}) {
  return (
    <StoreProvider store={store}>
      <ThemeFrame mode={mode}>{children}</ThemeFrame>
    </StoreProvider>
  );
}
