import type { Badge } from '@tayyib/shared/contracts';

/** The three answers in words; tables show the short ones. */
export const badgeNames: Readonly<Record<Badge, { text: string; short: string }>> = {
  compliant: { text: 'Shariah Compliant', short: 'Halal' },
  non_compliant: { text: 'Non Shariah Compliant', short: 'Not halal' },
  under_review: { text: 'Under review', short: 'Review' },
};
