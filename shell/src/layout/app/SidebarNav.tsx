import { useId } from 'react';
import type { NavArea } from '@tayyib/shared/contracts';
import { NavItem } from '../../navigation/NavItem';
import { useNavigation } from '../../navigation/useNavigation';
import styles from './SidebarNav.module.css';

/** The sections of the navigation, from the shell and the enabled modules. Empty sections are not rendered. */
export function SidebarNav({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <nav aria-label="Main" className={styles.nav}>
      <NavSection area="sidebar.main" isCompact={isCompact} />
      <NavSection area="sidebar.stocks" title="Stocks" isCompact={isCompact} />
      <NavSection area="sidebar.market" title="Market" isCompact={isCompact} />
      <NavSection area="sidebar.screening" title="Screening" isCompact={isCompact} />
      <NavSection area="sidebar.tools" title="Tools" isCompact={isCompact} />
      <NavSection area="sidebar.staff" title="Staff" isCompact={isCompact} />
    </nav>
  );
}

function NavSection({ area, title, isCompact }: { area: NavArea; title?: string; isCompact: boolean }) {
  const entries = useNavigation(area);
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <div className={styles.section}>
      {title && (
        <p id={titleId} className={isCompact ? styles.rule : styles.title}>
          {isCompact ? <span className={styles.hidden}>{title}</span> : title}
        </p>
      )}
      <ul aria-labelledby={title && titleId} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavItem entry={entry} isCompact={isCompact} />
          </li>
        ))}
      </ul>
    </div>
  );
}
