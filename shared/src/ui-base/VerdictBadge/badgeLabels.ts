import type { Badge } from '@tayyib/shared/contracts';
import type { IconName } from '../Icon/Icon';

/** How the three answers are worded everywhere. */
export const badgeLabels: Readonly<Record<Badge, { text: string; icon: IconName }>> = {
  compliant: { text: 'Shariah Compliant', icon: 'check' },
  non_compliant: { text: 'Non Shariah Compliant', icon: 'cross' },
  under_review: { text: 'Under review', icon: 'warning' },
};
