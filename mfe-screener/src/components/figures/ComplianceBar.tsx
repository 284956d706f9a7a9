import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';
import { formatCount, formatPercent } from '@tayyib/shared/format';
import styles from './ComplianceBar.module.css';

const segments: readonly { badge: Badge; label: string }[] = [
  { badge: 'compliant', label: 'compliant' },
  { badge: 'non_compliant', label: 'not compliant' },
  { badge: 'under_review', label: 'under review' },
];

/** The number of stocks by verdict, as a bar with the figures below it. */
export function ComplianceBar({ count: { total, byBadge, compliantShare } }: { count: ComplianceCount }) {
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {segments.map(({ badge }) => (
          <span key={badge} data-badge={badge} style={{ flexGrow: byBadge[badge] }} />
        ))}
      </div>
      <p className={styles.summary}>
        {segments.map(({ badge, label }) => `${formatCount(byBadge[badge])} ${label}`).join(' · ')}, of{' '}
        {formatCount(total)}
        {compliantShare !== null &&
          `; ${formatPercent(compliantShare)} of those with a verdict are compliant`}
      </p>
    </div>
  );
}
