import { NavLink } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import { usePreload } from './usePreload';
import type { NavEntry } from './useNavigation';
import styles from './NavItem.module.css';

interface Props {
  entry: NavEntry;
  /** Shows the icon only; the label is still read out and shown as a tooltip. */
  isCompact?: boolean;
}

/** A link of the navigation. Hover and focus preload its page, if its module asks for it. */
export function NavItem({ entry, isCompact = false }: Props) {
  const preload = usePreload(entry);
  return (
    <NavLink
      to={entry.to}
      state={entry.state}
      end
      className={({ isActive }) =>
        `${styles.item} ${isActive ? styles.active : ''} ${isCompact ? styles.compact : ''}`
      }
      title={isCompact ? entry.label : undefined}
      onMouseEnter={preload}
      onFocus={preload}
    >
      <span className={styles.icon}>
        <Icon name={entry.icon} />
      </span>
      <span className={styles.label}>{entry.label}</span>
      {entry.refusal === 'upgrade' && (
        <span className={styles.premium}>
          <Icon name="crown" label="Premium" />
        </span>
      )}
    </NavLink>
  );
}
