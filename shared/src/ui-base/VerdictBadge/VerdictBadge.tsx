import type { Badge } from '@tayyib/shared/contracts';
import { Icon } from '../Icon/Icon';
import { badgeLabels } from './badgeLabels';
import styles from './VerdictBadge.module.css';

/** A verdict as a label with an icon; never by colour alone. */
export function VerdictBadge({ badge, size = 'small' }: { badge: Badge; size?: 'small' | 'large' }) {
  const { text, icon } = badgeLabels[badge];
  return (
    <span className={`${styles.badge} ${styles[badge]} ${styles[size]}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
