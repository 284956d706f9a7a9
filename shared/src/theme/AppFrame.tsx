import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { App, ConfigProvider } from '@tayyib/shared/ui';
import type { AppStore } from '@tayyib/shared/store';
import { antdTheme } from './antdTheme';
import { overlays } from './overlays';
import type { ThemeMode } from './tokens';

/** The store and the theme around a page: the one place that makes antd's provider. */
export function AppFrame(props: { store: AppStore; mode: ThemeMode; nonce?: string; children: ReactNode }) {
  return (
    <Provider store={props.store}>
      <ConfigProvider
        theme={antdTheme(props.mode)}
        csp={props.nonce ? { nonce: props.nonce } : undefined}
        getPopupContainer={overlays}
      >
        <App component={false}>{props.children}</App>
      </ConfigProvider>
    </Provider>
  );
}
