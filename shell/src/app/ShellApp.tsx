import { SlotHost, type RenderSlot } from '@tayyib/shared/modules';
import { BrowserRouter } from '@tayyib/shared/router';
import { StoreProvider, type AppStore } from '@tayyib/shared/store';
import { LoaderContext } from '../loading/LoaderContext';
import type { ModuleLoader } from '../loading/ModuleLoader';
import { ModuleSlot } from '../outlets/ModuleSlot';
import { OfflineLink } from '../offline/OfflineLink';
import { PlanLink } from '../premium/PlanLink';
import { RegistryLink } from '../loading/RegistryLink';
import { SessionLink } from '../session/SessionLink';
import { StandardGate } from '../terms/StandardGate';
import { TermsGate } from '../terms/TermsGate';
import { ThemeContext, useThemeState } from '../theme/useTheme';
import { ShellRoutes } from './ShellRoutes';

const renderSlot: RenderSlot = (name, props) => <ModuleSlot name={name} props={props} />;

interface Props {
  store: AppStore;
  loader: ModuleLoader;
}

/** The whole app: one store, one theme, one router, and the outlets that modules render into. */
export function ShellApp({ store, loader }: Props) {
  const theme = useThemeState();
  return (
    <ThemeContext value={theme}>
      <StoreProvider store={store}>
        <LoaderContext value={loader}>
          <SlotHost value={renderSlot}>
            <BrowserRouter>
              <SessionLink />
              <PlanLink />
              <RegistryLink />
              <OfflineLink />
              <TermsGate />
              <StandardGate />
              <ShellRoutes />
            </BrowserRouter>
          </SlotHost>
        </LoaderContext>
      </StoreProvider>
    </ThemeContext>
  );
}
