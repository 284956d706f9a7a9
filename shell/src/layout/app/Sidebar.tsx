import { useEffect, useRef } from 'react';
import { Link, useLocation } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import { useRegistry } from '../../registry/useRegistry';
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
  const scrolled = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { enabled } = useRegistry();
  useEffect(() => revealCurrent(scrolled.current), [pathname, enabled, isCollapsed]);
  return (
    <aside aria-label="Sidebar" className={`${styles.sidebar} ${isCollapsed ? styles.collapsed : ''}`}>
      <div ref={scrolled} className={styles.inner}>
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

/** Scrolls the sidebar, not the page, until the entry of this page is in view. */
function revealCurrent(sidebar: HTMLElement | null) {
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !entry) return;
  const frame = sidebar.getBoundingClientRect();
  const { top, bottom, height } = entry.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  sidebar.scrollTop += top - frame.top - (frame.height - height) / 2;
}
