import type { Badge } from '@tayyib/shared/contracts';
import { Icon } from '../Icon/Icon';
import { badgeLabels } from './badgeLabels';
import styles from './VerdictBadge.module.css';

/** A verdict in one word and one shape; never told by colour alone. */
export function VerdictBadge({ badge, size = 'small' }: { badge: Badge; size?: 'small' | 'large' }) {
  const { text, icon } = badgeLabels[badge];
  return (
    <span className={`${styles.badge} ${styles[badge]} ${styles[size]}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
