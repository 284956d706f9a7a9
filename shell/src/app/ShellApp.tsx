import { lazy, useEffect, type ReactNode } from 'react';
import { CommandHost, SlotHost, type RenderSlot } from '@tayyib/shared/sdk/modules';
import { StoreProvider, type AppStore, type RootState } from '@tayyib/shared/sdk/store';
import { watchFaults } from '../loading/faults/watchFaults';
import { guardPage } from '../loading/scope/guardPage';
import { LoaderContext, useLoader } from '../loading/LoaderContext';
import type { ModuleLoader } from '../loading/ModuleLoader';
import { ModuleSlot } from '../outlets/ModuleSlot';
import { useFindCommand } from '../outlets/useFindCommand';
import { UpgradePageContext, type LockedPage } from '../outlets/UpgradePageContext';
import { OfflineLink } from '../offline/OfflineLink';
import { PushLink } from '../pages/notification/settings/PushLink';
import { PlanLink } from '../session/plan/PlanLink';
import { RegistryLink } from '../loading/RegistryLink';
import { SessionLink } from '../session/SessionLink';
import { TermsGate } from '../terms/TermsGate';
import { ContactContext, type ContactSettings } from '../support/contact';
import { ThemeContext, useThemeState } from '../theme/useTheme';
import { ShellRoutes } from './ShellRoutes';

// lazy, so that public pages do not include it
const PlansPage = lazy(() => import('../pages/plans/PlansPage'));

const renderUpgradePage = (wanted: LockedPage) => <PlansPage wanted={wanted} />;

const renderSlot: RenderSlot = (name, props) => <ModuleSlot name={name} props={props} />;

/** What modules contribute to pages of others, and the watch over what they do there. */
function ModuleHosts({ children }: { children: ReactNode }) {
  const loader = useLoader();
  useEffect(() => watchFaults(loader), [loader]);
  useEffect(() => guardPage(loader), [loader]);
  return (
    <SlotHost value={renderSlot}>
      <CommandHost value={useFindCommand()}>{children}</CommandHost>
    </SlotHost>
  );
}

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
          <ModuleHosts>
            <ContactContext value={contact}>
              <SessionLink />
              <PushLink />
              <PlanLink />
              <RegistryLink />
              <OfflineLink />
              <TermsGate />
              <UpgradePageContext value={renderUpgradePage}>
                <ShellRoutes />
              </UpgradePageContext>
            </ContactContext>
          </ModuleHosts>
        </LoaderContext>
      </StoreProvider>
    </ThemeContext>
  );
}
