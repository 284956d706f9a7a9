import { Link } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import { usePreload } from '../../navigation/usePreload';
import type { NavEntry } from '../../navigation/useNavigation';
import styles from './DashboardPage.module.css';

/** One destination of the navigation as a card. */
export function NavCard({ entry }: { entry: NavEntry }) {
  const preload = usePreload(entry);
  const area = entry.module?.descriptor.title;
  return (
    <Link to={entry.to} className={styles.link} onMouseEnter={preload} onFocus={preload}>
      <span className={styles.icon}>
        <Icon name={entry.icon} />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{entry.label}</span>
        {area !== entry.label && <span className={styles.area}>{area}</span>}
      </span>
      {entry.refusal === 'upgrade' && <Icon name="crown" label="Premium" />}
    </Link>
  );
}
