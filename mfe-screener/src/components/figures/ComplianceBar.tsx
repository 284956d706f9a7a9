import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';
import { formatPercent } from '@tayyib/shared/format';
import { formatCount } from '../../domain/figureWords';
import styles from './ComplianceBar.module.css';

const answers: readonly { badge: Badge; words: string }[] = [
  { badge: 'compliant', words: 'compliant' },
  { badge: 'non_compliant', words: 'not compliant' },
  { badge: 'under_review', words: 'under review' },
];

/** How many of some stocks give each answer, as a bar with the figures below it. */
export function ComplianceBar({ count: { total, byBadge, compliantShare } }: { count: ComplianceCount }) {
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {answers.map(({ badge }) => (
          <span key={badge} data-badge={badge} style={{ flexGrow: byBadge[badge] }} />
        ))}
      </div>
      <p className={styles.words}>
        {answers.map(({ badge, words }) => `${formatCount(byBadge[badge])} ${words}`).join(' · ')}, of{' '}
        {formatCount(total)}
        {compliantShare !== null && `; ${formatPercent(compliantShare)} of those answered pass`}
      </p>
    </div>
  );
}
