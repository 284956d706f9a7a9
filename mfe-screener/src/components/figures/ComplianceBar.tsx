import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';
import { formatCount, formatPercent } from '@tayyib/shared/format';
import styles from './ComplianceBar.module.css';

const segments: readonly { badge: Badge; label: string }[] = [
  { badge: 'compliant', label: 'compliant' },
  { badge: 'non_compliant', label: 'not compliant' },
  { badge: 'under_review', label: 'under review' },
];

/** The number of stocks by verdict as a bar; its figures are elsewhere. */
export const ComplianceStrip = ({ count: { byBadge } }: { count: Pick<ComplianceCount, 'byBadge'> }) => (
  <div className={styles.bar} aria-hidden="true">
    {segments.map(({ badge }) => (
      <span key={badge} data-badge={badge} style={{ flexGrow: byBadge[badge] }} />
    ))}
  </div>
);

/** The number of stocks by verdict, as a bar with the figures below it. */
export function ComplianceBar({
  count: { total, byBadge, outdated, compliantShare },
}: {
  count: ComplianceCount;
}) {
  return (
    <div>
      <ComplianceStrip count={{ byBadge }} />
      <p className={styles.summary}>
        {segments
          .map(({ badge, label }) => countOf(label, byBadge[badge], outdated?.[badge] ?? 0, badge))
          .join(' · ')}
        , of {formatCount(total)}
        {compliantShare !== null &&
          `; ${formatPercent(compliantShare)} of those with a verdict are compliant`}
        {compliantShare === null &&
          byBadge.compliant + byBadge.non_compliant > 0 &&
          '; too few have a verdict for a share'}
      </p>
    </div>
  );
}

/** A status with its stocks; those judged by outdated accounts are counted apart from the others. */
function countOf(label: string, all: number, outdated: number, badge: Badge): string {
  if (outdated === 0 || badge === 'under_review') return `${formatCount(all)} ${label}`;
  return `${formatCount(all - outdated)} ${label} and ${formatCount(outdated)} ${label} by outdated accounts`;
}
