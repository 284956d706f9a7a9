import { SlotHost, type RenderSlot } from '@tayyib/shared/modules';
import { BrowserRouter } from '@tayyib/shared/router';
import type { AppStore } from '@tayyib/shared/store';
import { AppFrame } from '@tayyib/shared/theme';
import { LoaderContext } from '../loading/LoaderContext';
import type { ModuleLoader } from '../loading/ModuleLoader';
import { ModuleSlot } from '../outlets/ModuleSlot';
import { SessionLink } from '../session/SessionLink';
import { ThemeContext, useThemeState } from '../theme/useTheme';
import { ShellRoutes } from './ShellRoutes';

const renderSlot: RenderSlot = (name, props) => <ModuleSlot name={name} props={props} />;

interface Props {
  store: AppStore;
  loader: ModuleLoader;
  nonce: string;
}

/** The house: one store, one theme, one router, and a place for every module. */
export function ShellApp({ store, loader, nonce }: Props) {
  const theme = useThemeState();
  return (
    <ThemeContext value={theme}>
      <AppFrame store={store} mode={theme.mode} nonce={nonce}>
        <LoaderContext value={loader}>
          <SlotHost value={renderSlot}>
            <BrowserRouter>
              <SessionLink />
              <ShellRoutes />
            </BrowserRouter>
          </SlotHost>
        </LoaderContext>
      </AppFrame>
    </ThemeContext>
  );
}
