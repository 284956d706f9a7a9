import { useState } from 'react';
import { Slot } from '@tayyib/shared/sdk/modules';
import { matchPath, Outlet, useLocation } from '@tayyib/shared/sdk/router';
import { useRootAttribute } from '@tayyib/shared/sdk/theme';
import { useIdlePreload } from '../../loading/useIdlePreload';
import { AlertToasts } from '../../alerts/AlertToasts';
import { OverrideBanner } from '../OverrideBanner';
import { PageNotices } from '../PageNotices';
import { PaymentThanks } from '../../pages/plans/PaymentThanks';
import { Footer } from '../footer/Footer';
import { SkipLink } from '../SkipLink';
import { useMainFocus } from '../useMainFocus';
import { BottomBar } from './BottomBar';
import { MobileDrawer } from './MobileDrawer';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useSearchBar } from './useSearchBar';
import { useSidebar } from './useSidebar';
import styles from './AppLayout.module.css';
import { useRegistry } from '../../registry/useRegistry';

const nothing = {};

/** The layout for signed-in users: sidebar, top bar, page, footer; on a phone a bar at the bottom and a drawer. */
export function AppLayout() {
  const main = useMainFocus();
  const sidebar = useSidebar();
  const search = useSearchBar();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { footer } = useLayoutOptions();
  useIdlePreload();
  useRootAttribute('data-layout', 'app');
  return (
    <div className={styles.layout}>
      <SkipLink />
      {sidebar.isMobile ? (
        <MobileDrawer
          isOpen={isDrawerOpen}
          onClose={() => setIsDrawerOpen(false)}
          onNavigated={() => main.current?.focus({ preventScroll: true })}
        />
      ) : (
        <Sidebar isCollapsed={sidebar.isCollapsed} isTurning={sidebar.isTurning} onToggle={sidebar.toggle} />
      )}
      <div className={styles.column}>
        <TopBar isMobile={sidebar.isMobile} isSidebarCollapsed={sidebar.isCollapsed} search={search} />
        <OverrideBanner />
        <PageNotices />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <PaymentThanks />
          <Outlet />
        </main>
        {footer && <Footer />}
      </div>
      {sidebar.isMobile && (
        <BottomBar
          isDrawerOpen={isDrawerOpen}
          onOpenDrawer={() => setIsDrawerOpen(true)}
          onSearch={search.open}
        />
      )}
      <AlertToasts />
      <Slot name="shell.overlay" props={nothing} />
    </div>
  );
}

/** The layout options in the descriptor of the current route. */
function useLayoutOptions(): { footer: boolean } {
  const { enabled } = useRegistry();
  const { pathname } = useLocation();
  const route = enabled
    .flatMap(({ descriptor }) => descriptor.routes)
    .find(({ path }) => matchPath(path, pathname) !== null);
  return { footer: route?.layout?.footer ?? true };
}
