import { Slot } from '@tayyib/shared/modules';
import { Link } from '@tayyib/shared/router';
import { Icon } from '@tayyib/shared/ui';
import { NotificationBell } from '../../notifications/NotificationBell';
import { sidebarAreas, useNavigation } from '../../navigation/useNavigation';
import { useSession } from '../../session/useSession';
import { ActionLink } from '../../controls/actions';
import { Logo } from '../Logo';
import { ThemeSwitch } from '../ThemeSwitch';
import { ProfileMenu } from './ProfileMenu';
import { TopBarEntry } from './TopBarEntry';
import styles from './TopBar.module.css';

interface Props {
  isMobile: boolean;
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
}

const nothing = {};

/** Search, top-level entries of the modules, notifications, theme switch and profile menu. */
export function TopBar({ isMobile, isDrawerOpen, onOpenDrawer }: Props) {
  const all = useNavigation('topbar');
  const inSidebar = useNavigation(...sidebarAreas);
  // on a phone, entries that are in the drawer are not repeated
  const entries = isMobile ? all.filter(({ to }) => !inSidebar.some((entry) => entry.to === to)) : all;
  const { user } = useSession();
  return (
    <header className={styles.bar}>
      {isMobile && (
        <>
          <button
            type="button"
            className={styles.menu}
            aria-label="Open navigation"
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            onClick={onOpenDrawer}
          >
            <Icon name="menu" />
          </button>
          <Link to="/" className={styles.logo}>
            <Logo isCompact />
          </Link>
        </>
      )}
      <div className={styles.search}>
        <Slot name="topbar.search" props={nothing} />
      </div>
      {user && (
        <nav aria-label="More" className={styles.entries}>
          {entries.map((entry) => (
            <TopBarEntry key={entry.to} entry={entry} isCompact={isMobile} />
          ))}
        </nav>
      )}
      <div className={styles.actions}>
        <Slot name="topbar.actions" props={nothing} />
        {/* the API refuses users who have not accepted the terms */}
        {user?.userstatus && <NotificationBell />}
        <ThemeSwitch />
        {user ? (
          <ProfileMenu user={user} />
        ) : (
          <ActionLink isPrimary to="/login">
            Log in
          </ActionLink>
        )}
      </div>
    </header>
  );
}
