import { Link } from '@tayyib/shared/router';
import { Icon } from '@tayyib/shared/ui';
import { Logo } from '../Logo';
import { SidebarNav } from './SidebarNav';
import styles from './Sidebar.module.css';

interface Props {
  isCollapsed: boolean;
  isTurning: boolean;
  onToggle: () => void;
}

/** The navigation of a wide window. */
export function Sidebar({ isCollapsed, isTurning, onToggle }: Props) {
  return (
    <aside aria-label="Sidebar" className={`${styles.sidebar} ${isCollapsed ? styles.collapsed : ''}`}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <Link to="/" className={styles.logo}>
            <Logo isCompact={isCollapsed} isTurning={isTurning} />
          </Link>
          <button
            type="button"
            className={styles.toggle}
            aria-label="Sidebar with labels"
            aria-expanded={!isCollapsed}
            title={isCollapsed ? 'Show the labels' : 'Show icons only'}
            onClick={onToggle}
          >
            <Icon name={isCollapsed ? 'menuUnfold' : 'menuFold'} />
          </button>
        </div>
        <SidebarNav isCompact={isCollapsed} />
      </div>
    </aside>
  );
}
