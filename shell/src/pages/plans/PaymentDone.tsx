import { Failure } from '@tayyib/shared/parts/page';
import { Navigate } from '@tayyib/shared/sdk/router';
import { PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionLink } from '../../controls/actions';
import { PaymentSummary } from './PaymentSummary';
import { thanksState } from './thanksState';
import { useLastPayment, type LastPayment } from './useLastPayment';
import styles from './PaymentDone.module.css';

/**
 * After a payment: what it has opened and where the receipt is. Goes on to the page for which the plan was bought as soon as the plan is
 * open, with the thanks over that page.
 * @param to that page; null without one
 */
export function PaymentDone({ to }: { to: string | null }) {
  const payment = useLastPayment({ isRefetched: true });
  const { subscription, error, isLoading, isOpen } = payment;
  if (to !== null && !isLoading && subscription && isOpen) {
    return <Navigate to={to} replace state={thanksState} />;
  }
  return (
    <>
      <PageHeading title={titleOf(payment)} />
      <section className={styles.card} aria-label="Your plan">
        {error && <Failure error={error} />}
        {!error && isLoading && <Skeleton active aria-label="Loading your plan" />}
        {!error && !isLoading && subscription && <PaymentSummary payment={payment} />}
        {!error && !isLoading && !subscription && (
          <p className={styles.text}>
            We know of no payment yet. Your plan opens as soon as your bank confirms it, and we send a receipt
            then.
          </p>
        )}
        <div className={styles.actions}>
          <ActionLink isPrimary to={to ?? '/dashboard'}>
            {to === null ? 'Go to the dashboard' : 'Go on to the page you wanted'}
          </ActionLink>
          <ActionLink to="/plan">See what your plan includes</ActionLink>
        </div>
      </section>
    </>
  );
}

/** Anyone may have written the address, so the record of the server says whether there is something to thank for. */
function titleOf({ isLoading, error, subscription }: LastPayment): string {
  if (isLoading) return 'Thank you.';
  if (error) return 'Your plan could not be loaded.';
  return subscription ? 'Thank you. Your payment has arrived.' : 'Your payment has not arrived yet.';
}
