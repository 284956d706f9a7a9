import { useId, useRef, useState } from 'react';
import type { Subscription } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import { plans } from '@tayyib/shared/plans';
import { App } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../controls/actions';
import { useEndTermMutation, useSetAutoRenewMutation } from './billingApi';
import { lostWith } from './entitlements';
import { rupeesOf } from './rupeesOf';
import type { EndedTerm } from './TermEnded';
import styles from './CurrentTerm.module.css';

interface Props {
  subscription: Subscription;
  /** The term has ended and is paid back. */
  onEnded: (ended: EndedTerm) => void;
}

/** The current paid term: when it ends, what follows, and how to cancel or refund it. Both ask first; what is cancelled can be kept. */
export function CurrentTerm({ subscription, onEnded }: Props) {
  const { plan, autoRenew, refundPaise, status } = subscription;
  const { title } = plans[plan];
  const until = formatDay(indianDay(new Date(subscription.endsAt)));
  const { modal } = App.useApp();
  const [setAutoRenew, renewal] = useSetAutoRenewMutation();
  const [endTerm, end] = useEndTermMutation();
  const [isKept, setKept] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // where it is written what has just happened
  const showOutcome = () => heading.current?.focus();
  const cancel = async () => {
    const { data } = await setAutoRenew({ autoRenew: false });
    setKept(false);
    return data !== undefined;
  };
  const keep = async () => {
    const { data } = await setAutoRenew({ autoRenew: true });
    setKept(data !== undefined);
    if (data) showOutcome();
  };
  const askToCancel = () => {
    let isCancelled = false;
    void modal.confirm({
      title: `Cancel ${title}?`,
      content: (
        <>
          <p>It stays open until {until}, and nothing more is charged. After that you lose:</p>
          <Lost of={subscription} />
          <p>Until then you can keep it with one press.</p>
        </>
      ),
      okText: 'Cancel the plan',
      okButtonProps: { danger: true },
      cancelText: 'Keep my plan',
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        isCancelled = await cancel();
      },
      // the dialog returns the focus to its button before
      afterClose: () => {
        if (isCancelled) showOutcome();
      },
    });
  };
  const askToEnd = () =>
    void modal.confirm({
      title: `End ${title} now?`,
      content: (
        <>
          <p>
            This cannot be undone. {rupeesOf(refundPaise)} for your unused days is refunded to your payment
            method, and you lose at once:
          </p>
          <Lost of={subscription} />
        </>
      ),
      okText: 'End it',
      okButtonProps: { danger: true },
      cancelText: 'Keep my plan',
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        const { data } = await endTerm();
        if (data) onEnded({ plan, refundPaise: data.refundPaise });
      },
    });
  const error = renewal.error ?? end.error;
  return (
    <section className={styles.term} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {headingOf(subscription, until)}
      </h2>
      <p className={styles.text} role="status">
        {isKept && 'You keep your plan. '}
        {statusText(subscription, until)}
      </p>
      {error && <Failure error={error} />}
      <div className={styles.actions}>
        {autoRenew ? (
          <ActionButton isBusy={renewal.isLoading} onClick={askToCancel}>
            Cancel {title}
          </ActionButton>
        ) : (
          <ActionButton isPrimary isBusy={renewal.isLoading} onClick={() => void keep()}>
            Keep my plan
          </ActionButton>
        )}
        {refundPaise > 0 && (
          <ActionButton isBusy={end.isLoading} onClick={askToEnd}>
            End now and get {rupeesOf(refundPaise)} back
          </ActionButton>
        )}
      </div>
      {status === 'grace' && (
        <p className={styles.text}>
          Nothing is charged automatically. It closes on {formatMoment(subscription.accessUntil)}.
        </p>
      )}
    </section>
  );
}

function Lost({ of: { plan } }: { of: Subscription }) {
  return (
    <ul className={styles.lost}>
      {lostWith(plans[plan]).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** As high as a term that can be refunded, so that nothing moves when it is loaded. */
export function CurrentTermSkeleton() {
  return (
    <section className={styles.term} aria-busy="true" aria-label="Loading your term">
      <div className={styles.pending} aria-hidden="true">
        <p className={styles.heading}>Premium (yearly) until 28 Nov 2026</p>
        <p className={styles.text}>Renews only when you pay.</p>
        <div className={styles.actions}>
          <ActionButton disabled>Cancel Premium</ActionButton>
          <ActionButton disabled>End now and get ₹2,990 back</ActionButton>
        </div>
      </div>
    </section>
  );
}

function headingOf({ plan, period, autoRenew }: Subscription, until: string): string {
  const { title } = plans[plan];
  return autoRenew ? `${title} (${period}) until ${until}` : `${title} is cancelled`;
}

function statusText(subscription: Subscription, until: string): string {
  const { status, autoRenew, plan, period, nextPlan, nextPeriod } = subscription;
  if (status === 'grace') return 'It has ended. Renew to keep it.';
  if (!autoRenew) return `Everything stays open until ${until}. Then it closes.`;
  if (nextPlan === plan && nextPeriod === period) return 'Renews only when you pay.';
  return `${plans[nextPlan].title} (${nextPeriod}) follows only when you pay for it.`;
}
