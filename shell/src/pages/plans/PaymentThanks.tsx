import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { ActionButton, ActionLink } from '../../controls/actions';
import { PaymentSummary } from './PaymentSummary';
import { isPaidState } from './thanksState';
import { useLastPayment, type LastPayment } from './useLastPayment';
import styles from './PaymentDone.module.css';

/** Over the page for which a plan was bought, until it is closed or left: thanks, and what the payment has opened. */
export function PaymentThanks() {
  const { state }: { state: unknown } = useLocation();
  return isPaidState(state) ? <Thanks /> : null;
}

function Thanks() {
  // until it is answered the place is kept: the reply of before the payment knows of no plan
  const payment = useLastPayment({ isRefetched: true });
  // from then on, whatever is requested again
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && payment.isOpen && payment.subscription && !payment.isLoading) setKnown(true);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // anyone may have a state of before
  if (!isKnown && !payment.isLoading && !payment.subscription) return null;
  const close = () => void navigate({ pathname, search, hash }, { replace: true, state: null });
  return (
    <section className={styles.thanks} aria-labelledby="payment-thanks">
      <h2
        id="payment-thanks"
        ref={heading}
        className={styles.thanksTitle}
        tabIndex={-1}
        // the page behind arrives later, and the focus stays here
        data-receives-focus
      >
        Thank you. This page is open to you now.
      </h2>
      {isKnown ? (
        <PaymentSummary payment={payment} />
      ) : (
        <div className={styles.pending} aria-hidden="true">
          <PaymentSummary payment={typicalPayment} />
        </div>
      )}
      <div className={styles.actions}>
        <ActionButton onClick={close}>Close</ActionButton>
        <ActionLink to="/plan">See what your plan includes</ActionLink>
      </div>
    </section>
  );
}

/** As long as the one that replaces it, so that the page below does not move. */
const typicalPayment: Pick<LastPayment, 'subscription' | 'invoice' | 'email'> = {
  email: 'name@example.com',
  subscription: {
    plan: 'premium',
    period: 'yearly',
    status: 'active',
    startsAt: '2026-11-29T00:00:00.000Z',
    endsAt: '2027-11-29T00:00:00.000Z',
    accessUntil: '2027-11-29T00:00:00.000Z',
    autoRenew: true,
    nextPlan: 'premium',
    nextPeriod: 'yearly',
    refundPaise: 0,
  },
  invoice: {
    id: '',
    number: 'TY/26-27/000001',
    kind: 'invoice',
    issuedAt: '2026-11-29T00:00:00.000Z',
    description: '',
    totalPaise: 299_000,
  },
};
