import type { ReactNode } from 'react';
import { App, ConfigProvider, Empty } from '@tayyib/shared/ui';
import { antdTheme } from './antdTheme';
import { overlays } from './overlays';
import type { ThemeMode } from './tokens';

/** Instead of antd's grey tray in lists and selects without entries. */
const nothing = () => <Empty drawing="search" />;

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
    <ConfigProvider
      theme={antdTheme(mode)}
      csp={nonce ? { nonce } : undefined}
      getPopupContainer={overlays}
      renderEmpty={nothing}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
