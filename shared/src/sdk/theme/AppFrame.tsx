import type { ReactNode } from 'react';
import { StoreProvider, type AppStore } from '@tayyib/shared/sdk/store';
import { ThemeFrame } from './ThemeFrame';
import type { ThemeMode } from './tokens';

/** Store and theme for a page without the shell: in a test, or in standalone mode. */
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
