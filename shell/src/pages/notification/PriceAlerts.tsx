import { useRef, useState } from 'react';
import type { PriceAlert } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment } from '@tayyib/shared/values/format';
import {
  sentenceOf,
  waitOf,
  useAddPriceAlertMutation,
  useGetPriceAlertsQuery,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} from '@tayyib/shared/endpoints/price-alerts';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../controls/actions';
import { ActionMessage } from '../profile/ActionMessage';
import { AddPriceAlert } from './AddPriceAlert';
import styles from './notification.module.css';
import { RemovedAlert } from './RemovedAlert';

/** Prices that the user waits for; one that was removed can be restored. Its height is the same before and after loading. */
export function PriceAlerts() {
  const { data, error, refetch } = useGetPriceAlertsQuery();
  const [add, adding] = useAddPriceAlertMutation();
  const [remove, removing] = useRemovePriceAlertMutation();
  const [restore, restoring] = useRestorePriceAlertMutation();
  const [removed, setRemoved] = useState<PriceAlert | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removeAlert = async (alert: PriceAlert) => {
    restoring.reset();
    adding.reset();
    const { error: failure } = await remove(alert.id);
    setRemoved(failure ? null : alert);
  };
  const undo = async ({ id }: PriceAlert) => {
    const { error: failure } = await restore(id);
    if (failure) return;
    // Undo is about to be removed
    heading.current?.focus();
    setRemoved(null);
  };
  return (
    <section className={`${styles.section} ${styles.prices}`} aria-labelledby="price-alerts">
      <h2 id="price-alerts" ref={heading} tabIndex={-1}>
        Price alerts
      </h2>
      <AddPriceAlert add={add} adding={adding} />
      {error && !data && (
        <div role="alert">
          <p>{toMessage(error)}</p>
          <ActionButton onClick={() => void refetch()}>Retry</ActionButton>
        </div>
      )}
      {!data && !error && <Skeleton active title={false} aria-label="Loading price alerts" />}
      {data && (
        <p className={styles.hint}>
          {data.alerts.filter(({ reachedAt }) => reachedAt === null).length} of {data.limit} waiting. We
          compare them with each day’s close.
        </p>
      )}
      {data && data.alerts.length > 0 && (
        <ul className={styles.list}>
          {data.alerts.map((alert) => (
            <li key={alert.id} className={styles.row}>
              <span>
                {alert.stock}, {sentenceOf(alert)}
                <span className={styles.hint}>
                  {' '}
                  {alert.reachedAt === null ? waitOf(alert) : `Reached ${formatMoment(alert.reachedAt)}`}
                </span>
              </span>
              <ActionButton
                isBusy={removing.isLoading}
                aria-label={`Remove ${alert.stock}, ${sentenceOf(alert)}`}
                onClick={() => void removeAlert(alert)}
              >
                Remove
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <RemovedAlert alert={removed} isBusy={restoring.isLoading} onUndo={() => void undo(removed)} />
      )}
      <ActionMessage
        error={removing.error ?? restoring.error}
        notice={restoring.isSuccess ? 'The alert is back.' : undefined}
      />
    </section>
  );
}
