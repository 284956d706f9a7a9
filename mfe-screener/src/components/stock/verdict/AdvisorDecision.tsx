import { indianDay } from '@tayyib/shared/values/calendar';
import type { StatusCode, VerdictOverride } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { badgeOf } from '@tayyib/shared/shariah';
import { badgeLabels } from '@tayyib/shared/sdk/ui';
import styles from './AdvisorDecision.module.css';

/** An advisor's decision that overrides the computed verdict: by whom, for how long, and what it overrides. */
export function AdvisorDecision({ override, computed }: { override: VerdictOverride; computed: StatusCode }) {
  const { action, signedBy, signedAt, reason, from, until } = override;
  return (
    <aside className={styles.decision} aria-label="Advisor’s decision">
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
