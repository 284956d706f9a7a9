import { NavLink } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import { usePreload } from '../../navigation/usePreload';
import { useNavigation, type NavEntry } from '../../navigation/useNavigation';
import { useRegistry } from '../../registry/useRegistry';
import styles from './BottomBar.module.css';

interface Props {
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
  onSearch: () => void;
}

/** The main places of a narrow window, within reach of the thumb. More opens the drawer with every other page. */
export function BottomBar({ isDrawerOpen, onOpenDrawer, onSearch }: Props) {
  const entries = useNavigation('bottombar');
  const { enabled } = useRegistry();
  const hasSearch = enabled.some(({ descriptor }) =>
    descriptor.slots.some(({ slot }) => slot === 'topbar.search'),
  );
  return (
    <nav aria-label="Bottom bar" className={styles.bar}>
      <ul className={styles.list}>
        <li>
          <NavLink to="/dashboard" end className={styles.item}>
            <Place icon="dashboard" label="Dashboard" />
          </NavLink>
        </li>
        {hasSearch && (
          <li>
            <button type="button" className={styles.item} onClick={onSearch}>
              <Place icon="search" label="Search" />
            </button>
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.to}>
            <ModulePlace entry={entry} />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            onClick={onOpenDrawer}
          >
            <Place icon="menu" label="More" />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function ModulePlace({ entry }: { entry: NavEntry }) {
  const preload = usePreload(entry);
  return (
    <NavLink
      to={entry.to}
      state={entry.state}
      end
      className={styles.item}
      onFocus={preload}
      onPointerDown={preload}
    >
      <Place icon={entry.icon} label={entry.label} />
    </NavLink>
  );
}

function Place({ icon, label }: { icon: string; label: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
