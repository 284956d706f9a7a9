import type { Badge, PublicCounts } from '@tayyib/shared/contracts';
import { badgeNames } from '@tayyib/shared/shariah';
import { VerdictMark } from '@tayyib/shared/sdk/ui';
import styles from './halal.module.css';

const order: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];

/** How many companies have each verdict, as figures over a bar of their shares. */
export function CountsBar({ counts }: { counts: PublicCounts }) {
  const total = order.reduce((sum, badge) => sum + counts[badge], 0);
  const starts = order.map((_badge, at) => order.slice(0, at).reduce((sum, badge) => sum + counts[badge], 0));
  return (
    <div className={styles.counts}>
      <dl>
        {order.map((badge) => (
          <div key={badge} data-badge={badge}>
            <dt>
              <VerdictMark badge={badge} /> {badgeNames[badge].text}
            </dt>
            <dd>{counts[badge].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {total > 0 && (
        <svg viewBox={`0 0 ${total} 8`} preserveAspectRatio="none" aria-hidden="true">
          {order.map((badge, at) => (
            <rect key={badge} data-badge={badge} x={starts[at]} width={counts[badge]} height="8" />
          ))}
        </svg>
      )}
    </div>
  );
}
