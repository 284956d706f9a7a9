import { SlotHost, type RenderSlot } from '@tayyib/shared/modules';
import { StoreProvider, type AppStore, type RootState } from '@tayyib/shared/store';
import { LoaderContext } from '../loading/LoaderContext';
import type { ModuleLoader } from '../loading/ModuleLoader';
import { ModuleSlot } from '../outlets/ModuleSlot';
import { OfflineLink } from '../offline/OfflineLink';
import { PlanLink } from '../session/plan/PlanLink';
import { RegistryLink } from '../loading/RegistryLink';
import { SessionLink } from '../session/SessionLink';
import { StandardGate } from '../terms/StandardGate';
import { TermsGate } from '../terms/TermsGate';
import { ContactContext, type ContactSettings } from '../support/contact';
import { ThemeContext, useThemeState } from '../theme/useTheme';
import { ShellRoutes } from './ShellRoutes';

const renderSlot: RenderSlot = (name, props) => <ModuleSlot name={name} props={props} />;

interface Props {
  store: AppStore;
  loader: ModuleLoader;
  contact: ContactSettings;
  /** The state with which prerendered markup was rendered. */
  markupState: RootState;
}

/** The whole app, inside a router: one store, one theme, and the outlets that modules render into. */
export function ShellApp({ store, loader, contact, markupState }: Props) {
  const theme = useThemeState();
  return (
    <ThemeContext value={theme}>
      <StoreProvider store={store} serverState={markupState}>
        <LoaderContext value={loader}>
          <SlotHost value={renderSlot}>
            <ContactContext value={contact}>
              <SessionLink />
              <PlanLink />
              <RegistryLink />
              <OfflineLink />
              <TermsGate />
              <StandardGate />
              <ShellRoutes />
            </ContactContext>
          </SlotHost>
        </LoaderContext>
      </StoreProvider>
    </ThemeContext>
  );
}
