import type { Subscription } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import { plans } from '@tayyib/shared/plans';
import { App } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../controls/actions';
import { useEndTermMutation, useSetAutoRenewMutation } from './billingApi';
import { rupeesOf } from './rupeesOf';
import styles from './CurrentTerm.module.css';

/** The current paid term: when it ends, what follows, and how to cancel or refund it. */
export function CurrentTerm({ subscription }: { subscription: Subscription }) {
  const { plan, period, autoRenew, refundPaise, accessUntil } = subscription;
  const { modal } = App.useApp();
  const [setAutoRenew, renewal] = useSetAutoRenewMutation();
  const [endTerm, end] = useEndTermMutation();
  const error = renewal.error ?? end.error;
  const confirmEnd = () =>
    modal.confirm({
      title: `End ${plans[plan].title} now?`,
      content: `It closes at once, and ${rupeesOf(refundPaise)} for your unused days is refunded to your payment method.`,
      okText: 'End it',
      cancelText: 'Keep it',
      onOk: () => endTerm().then(() => undefined),
    });
  return (
    <section className={styles.term} aria-label="Your term">
      <p className={styles.text}>
        <strong>
          {plans[plan].title} ({period}) until {formatDay(indianDay(new Date(subscription.endsAt)))}.
        </strong>{' '}
        {statusText(subscription)}
      </p>
      {error && <Failure error={error} />}
      <div className={styles.actions}>
        <ActionButton
          disabled={renewal.isLoading}
          onClick={() => void setAutoRenew({ autoRenew: !autoRenew })}
        >
          {autoRenew ? 'Do not renew' : 'Renew after all'}
        </ActionButton>
        {refundPaise > 0 && (
          <ActionButton disabled={end.isLoading} onClick={confirmEnd}>
            End now and get {rupeesOf(refundPaise)} back
          </ActionButton>
        )}
      </div>
      {subscription.status === 'grace' && (
        <p className={styles.text}>
          Nothing is charged automatically. It closes on {formatMoment(accessUntil)}.
        </p>
      )}
    </section>
  );
}

/** As high as a term that can be refunded, so that nothing moves when it is loaded. */
export function CurrentTermSkeleton() {
  return (
    <section className={styles.term} aria-busy="true" aria-label="Loading your term">
      <div className={styles.pending} aria-hidden="true">
        <p className={styles.text}>
          <strong>Premium (yearly) until 28 Nov 2026.</strong> Renews only when you pay.
        </p>
        <div className={styles.actions}>
          <ActionButton disabled>Do not renew</ActionButton>
          <ActionButton disabled>End now and get ₹2,990 back</ActionButton>
        </div>
      </div>
    </section>
  );
}

function statusText(subscription: Subscription): string {
  const { status, autoRenew, plan, period, nextPlan, nextPeriod } = subscription;
  if (status === 'grace') return 'It has ended. Renew to keep it.';
  if (!autoRenew) return 'It does not renew.';
  if (nextPlan === plan && nextPeriod === period) return 'Renews only when you pay.';
  return `${plans[nextPlan].title} (${nextPeriod}) follows only when you pay for it.`;
}
