import { useId } from 'react';
import type { WatchedStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment, formatPaise } from '@tayyib/shared/values/format';
import { sentenceOf } from '@tayyib/shared/endpoints/price-alerts';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { alertsAt } from '../../domain/targetAlert';
import styles from './RemarksDialog.module.css';
import type { useTargetAlert } from './useTargetAlert';

interface Props {
  alert: ReturnType<typeof useTargetAlert>;
  stock: WatchedStock;
  /** Undefined: what is typed is no price. */
  target: number | null | undefined;
}

/** Chooses whether the user is alerted at the target, and says what saving does to the alerts that wait. */
export function TargetAlert({ alert: { query, plan, choose }, stock, target }: Props) {
  const id = useId();
  const { data, error, refetch } = query;
  if (error && !data) {
    return (
      <div role="alert" className={styles.hint}>
        Your price alerts cannot be shown, and saving leaves them as they are. {toMessage(error)}{' '}
        <Button type="link" size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  const reachedAt =
    data &&
    target !== undefined &&
    alertsAt(data, stock.isin, target).findLast((alert) => alert.reachedAt !== null)?.reachedAt;
  return (
    <div className={styles.alert}>
      <label htmlFor={`${id}-alert`}>
        <input
          id={`${id}-alert`}
          type="checkbox"
          checked={plan?.isOn ?? false}
          disabled={!plan || plan.obstacle !== null}
          aria-describedby={`${id}-alert-hint`}
          onChange={(event) => choose(event.target.checked)}
        />
        Alert me at this price
      </label>
      <p id={`${id}-alert-hint`} className={styles.hint}>
        {!data && 'Loading your price alerts…'}
        {data && !plan && 'Write a price first.'}
        {plan && plan.remove.length > 0 && (
          <>
            {plan.add ? 'Moves the alert ' : 'Removes the alert '}
            {plan.remove.map((each) => sentenceOf(each)).join(' and ')}.{' '}
          </>
        )}
        {plan?.obstacle === 'no-target' && plan.remove.length === 0 && 'Write a target first.'}
        {plan?.obstacle === 'no-close' &&
          'No price is known yet, so we cannot say from which side it would be reached.'}
        {plan?.obstacle === 'at-close' && 'The last close is this price.'}
        {plan?.obstacle === 'limit' && (
          <>
            All {data?.limit} price alerts of your plan are waiting.{' '}
            <Link to="/notification">Remove one first</Link>
          </>
        )}
        {typeof target === 'number' &&
          plan?.obstacle === null &&
          plan.direction &&
          (plan.isOn || plan.remove.length === 0) && (
            <>
              Once, when it closes at or {plan.direction} {formatPaise(target)}.
            </>
          )}
        {reachedAt && ` You were alerted on ${formatMoment(reachedAt)}.`}
      </p>
    </div>
  );
}
