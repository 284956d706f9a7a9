import type { Badge, StatusCode } from '@tayyib/shared/contracts';

const badges: Record<StatusCode, Badge> = {
  1: 'compliant',
  2: 'non_compliant',
  3: 'under_review',
  4: 'non_compliant',
  6: 'non_compliant',
  7: 'non_compliant',
};

/** The badge shown to investors for each status code of the specification. */
export function badgeOf(status: StatusCode): Badge {
  return badges[status];
}
