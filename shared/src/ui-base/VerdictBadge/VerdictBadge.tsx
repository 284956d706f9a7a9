import type { Badge } from '@tayyib/shared/contracts';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './VerdictBadge.module.css';

/** The labels of the three badges. */
export const badgeLabels: Readonly<Record<Badge, { text: string; icon: IconName }>> = {
  compliant: { text: 'Shariah Compliant', icon: 'check' },
  non_compliant: { text: 'Non Shariah Compliant', icon: 'cross' },
  under_review: { text: 'Under review', icon: 'warning' },
};

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
