import { Slot } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { AlertBell } from '../../alerts/AlertBell';
import { sidebarAreas, useNavigation } from '../../navigation/useNavigation';
import { useSession } from '../../session/useSession';
import { ActionLink } from '../../controls/actions';
import { Logo } from '../Logo';
import { ThemeSwitch } from '../ThemeSwitch';
import { ProfileMenu } from './ProfileMenu';
import { SearchBox } from './SearchBox';
import { TopBarEntry } from './TopBarEntry';
import type { SearchBar } from './useSearchBar';
import { useTopBarRoom } from './useTopBarRoom';
import styles from './TopBar.module.css';

interface Props {
  isMobile: boolean;
  isSidebarCollapsed: boolean;
  /** The search; on a phone it covers the bar while it is open. */
  search: SearchBar;
}

const nothing = {};

/** Search, top-level entries of the modules, alerts, theme switch and profile menu, in one row. */
export function TopBar({ isMobile, isSidebarCollapsed, search }: Props) {
  const all = useNavigation('topbar');
  const inSidebar = useNavigation(...sidebarAreas);
  const { isCompact, omitsRepeated } = useTopBarRoom(isMobile, isSidebarCollapsed);
  const entries = omitsRepeated ? all.filter(({ to }) => !inSidebar.some((entry) => entry.to === to)) : all;
  const { user } = useSession();
  return (
    <header className={styles.bar}>
      {isMobile && (
        <Link to="/" className={styles.logo}>
          <Logo isCompact />
        </Link>
      )}
      <SearchBox {...search} />
      {user && (
        <nav aria-label="More" className={styles.entries}>
          {entries.map((entry) => (
            <TopBarEntry key={entry.to} entry={entry} isCompact={isCompact} />
          ))}
        </nav>
      )}
      <div className={styles.actions}>
        <Slot name="topbar.actions" props={nothing} />
        {/* the API refuses users who have not accepted the terms */}
        {user?.userstatus && <AlertBell />}
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
