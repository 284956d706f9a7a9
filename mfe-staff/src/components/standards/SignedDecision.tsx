import type { StandingOverridesReply } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import { useConfirm } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { Button } from '@tayyib/shared/sdk/ui';
import { useLiftOverrideMutation } from '../../api/standardsApi';
import { statusLabels } from '../../domain/statusLabels';
import { stockAddress } from '../../domain/addresses';
import { ActionFailure } from '../common/QueryState';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';

/** A signed decision of an advisor on a stock, with a button to lift it. */
export function SignedDecision({ decision }: { decision: StandingOverridesReply[number] }) {
  const { id, isin, symbol, name, standard, action, status, reason, signedBy, signedAt, from, until } =
    decision;
  const [lift, { error, isLoading }] = useLiftOverrideMutation();
  const confirm = useConfirm();
  const askToLift = () =>
    confirm({
      title: `Lift the decision on ${name}?`,
      content:
        'Everybody reads the verdict of the standard again at once. To decide again, sign a new decision.',
      action: 'Lift it',
      onConfirm: () => lift({ isin, id }),
    });
  return (
    <li>
      <article className={styles.card} aria-label={`${symbol} by ${standardNames[standard]}`}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <Link to={stockAddress(isin, standard)}>{name}</Link> by {standardNames[standard]}
          </h3>
          <StateTag tone="open">{action === 'hold' ? 'Held' : `Decided: ${statusLabels[status]}`}</StateTag>
        </div>
        <p className={styles.hint}>
          “{reason}” {signedBy}, {formatMoment(signedAt)}. From {formatDay(from)}{' '}
          {until ? `to ${formatDay(until)}` : 'until it is lifted'}.
        </p>
        <div>
          <Button loading={isLoading} aria-label={`Lift it from ${symbol}`} onClick={askToLift}>
            Lift it
          </Button>
        </div>
        <ActionFailure error={error} />
      </article>
    </li>
  );
}
