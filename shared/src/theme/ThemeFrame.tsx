import type { ReactNode } from 'react';
import { App, ConfigProvider } from '@tayyib/shared/ui';
import { antdTheme } from './antdTheme';
import { overlays } from './overlays';
import type { ThemeMode } from './tokens';

/** antd's theme around a page, with the container for its overlays. */
export function ThemeFrame({
  mode,
  nonce,
  children,
}: {
  mode: ThemeMode;
  nonce?: string;
  children: ReactNode;
}) {
  return (
    <ConfigProvider theme={antdTheme(mode)} csp={nonce ? { nonce } : undefined} getPopupContainer={overlays}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
