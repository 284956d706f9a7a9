import { useEffect, useState } from 'react';
import { Slot } from '@tayyib/shared/modules';
import { Outlet } from '@tayyib/shared/router';
import { useIdlePreload, whenIdle } from '../../loading/useIdlePreload';
import { useLayoutOptions } from '../../navigation/useLayoutOptions';
import { AlertToast } from '../../notifications/AlertToast';
import { ConnectionNotice } from '../ConnectionNotice';
import { OverrideBanner } from '../OverrideBanner';
import { Footer } from '../footer/Footer';
import { SkipLink } from '../SkipLink';
import { useMainFocus } from '../useMainFocus';
import { MobileDrawer } from './MobileDrawer';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useSidebar } from './useSidebar';
import styles from './AppLayout.module.css';

const nothing = {};

/** The layout for signed-in users: sidebar, top bar, page, footer. */
export function AppLayout() {
  const main = useMainFocus();
  const sidebar = useSidebar();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { footer } = useLayoutOptions();
  useIdlePreload();
  // preloaded for the first page with a dialog
  useEffect(() => whenIdle(() => void import('@tayyib/shared/ui-forms').catch(() => {})), []);
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
        <TopBar
          isMobile={sidebar.isMobile}
          isDrawerOpen={isDrawerOpen}
          onOpenDrawer={() => setIsDrawerOpen(true)}
        />
        <OverrideBanner />
        <ConnectionNotice />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        {footer && <Footer />}
      </div>
      <AlertToast />
      <Slot name="shell.overlay" props={nothing} />
    </div>
  );
}
