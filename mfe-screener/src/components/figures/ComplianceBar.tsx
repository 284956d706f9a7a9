import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';
import { formatCount, formatPercent } from '@tayyib/shared/values/format';
import { notLoadedOf } from '../../domain/verdicts/notLoadedOf';
import styles from './ComplianceBar.module.css';

const decided: readonly { badge: Badge; label: string }[] = [
  { badge: 'compliant', label: 'compliant' },
  { badge: 'non_compliant', label: 'not compliant' },
];

/** The number of stocks by verdict as a bar; its figures are elsewhere. Those without accounts are as empty as the bar. */
export function ComplianceStrip({ count }: { count: Pick<ComplianceCount, 'byBadge' | 'byGrade'> }) {
  const { byBadge } = count;
  const notLoaded = notLoadedOf(count);
  return (
    <div className={styles.bar} aria-hidden="true">
      {decided.map(({ badge }) => (
        <span key={badge} data-badge={badge} style={{ flexGrow: byBadge[badge] }} />
      ))}
      <span data-badge="under_review" style={{ flexGrow: byBadge.under_review - notLoaded }} />
      <span data-badge="not_loaded" style={{ flexGrow: notLoaded }} />
    </div>
  );
}

/** The number of stocks by verdict, as a bar with the figures below it. */
export function ComplianceBar({ count }: { count: ComplianceCount }) {
  const { total, byBadge, outdated, compliantShare } = count;
  const notLoaded = notLoadedOf(count);
  const parts = [
    ...decided.map(({ badge, label }) => countOf(label, byBadge[badge], outdated[badge])),
    `${formatCount(byBadge.under_review - notLoaded)} under review`,
    ...(notLoaded > 0 ? [`${formatCount(notLoaded)} with accounts not loaded`] : []),
  ];
  return (
    <div>
      <ComplianceStrip count={count} />
      <p className={styles.summary}>
        {parts.join(' · ')}, of {formatCount(total)}
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
function countOf(label: string, all: number, outdated: number): string {
  if (outdated === 0) return `${formatCount(all)} ${label}`;
  return `${formatCount(all - outdated)} ${label} and ${formatCount(outdated)} ${label} by outdated accounts`;
}
