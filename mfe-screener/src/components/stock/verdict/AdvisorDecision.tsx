import { indianDay } from '@tayyib/shared/calendar';
import type { StatusCode, VerdictOverride } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { badgeOf } from '@tayyib/shared/shariah';
import { badgeLabels } from '@tayyib/shared/ui';
import styles from './AdvisorDecision.module.css';

/** An advisor's word that stands above what was computed: whose it is, for how long, and what it stands above. */
export function AdvisorDecision({ override, computed }: { override: VerdictOverride; computed: StatusCode }) {
  const { action, signedBy, signedAt, reason, from, until } = override;
  return (
    <aside className={styles.word} aria-label="An advisor’s word">
      <p>
        <strong>
          {action === 'hold' ? 'Held under review' : 'Decided'} by {signedBy}
        </strong>
        , signed {formatDay(indianDay(new Date(signedAt)))}, from {formatDay(from)}{' '}
        {until ? `to ${formatDay(until)}` : 'until it is lifted'}.
      </p>
      <blockquote>{reason}</blockquote>
      <p>
        By the figures alone it would be: <strong>{badgeLabels[badgeOf(computed)].text}</strong>.
      </p>
    </aside>
  );
}
