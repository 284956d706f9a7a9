import type { Badge } from '@tayyib/shared/contracts';
import type { IconName } from '../Icon/Icon';

/** The labels of the three badges. */
export const badgeLabels: Readonly<Record<Badge, { text: string; icon: IconName }>> = {
  compliant: { text: 'Shariah Compliant', icon: 'check' },
  non_compliant: { text: 'Non Shariah Compliant', icon: 'cross' },
  under_review: { text: 'Under review', icon: 'warning' },
};
