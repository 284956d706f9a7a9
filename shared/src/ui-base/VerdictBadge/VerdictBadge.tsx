import type { Badge, FreshnessState } from '@tayyib/shared/contracts';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './VerdictBadge.module.css';

/** The labels of the three badges; tables show the short ones. */
export const badgeLabels: Readonly<Record<Badge, { text: string; short: string; icon: IconName }>> = {
  compliant: { text: 'Shariah Compliant', short: 'Halal', icon: 'check' },
  non_compliant: { text: 'Non Shariah Compliant', short: 'Not halal', icon: 'cross' },
  under_review: { text: 'Under review', short: 'Review', icon: 'warning' },
};

interface Props {
  badge: Badge;
  size?: 'small' | 'large';
  /**
   * The accounts it is based on: an outdated verdict is shown with their year, one without an official filing as
   * provisional.
   */
  age?: {
    accountsTo?: string | null | undefined;
    freshness?: FreshnessState | null | undefined;
    isProvisional?: boolean | undefined;
  };
}

/** A verdict as a label with an icon; never by colour alone. */
export function VerdictBadge({ badge, size = 'small', age }: Props) {
  const { text, short, icon } = badgeLabels[badge];
  const label = (
    <span className={`${styles.badge} ${styles[badge]} ${styles[size]}`}>
      <Icon name={icon} />
      <span data-short={short}>{text}</span>
    </span>
  );
  const outdated = age?.freshness === 'outdated' ? age.accountsTo : null;
  const isProvisional = age?.isProvisional ?? false;
  if (!outdated && !isProvisional) return label;
  return (
    <span className={styles.aged}>
      {label} {isProvisional && <span className={styles.year}>Provisional</span>}{' '}
      {outdated && (
        <span className={styles.year}>
          <span data-short={outdated.slice(0, 4)}>Accounts of {outdated.slice(0, 4)}</span>
        </span>
      )}
    </span>
  );
}
