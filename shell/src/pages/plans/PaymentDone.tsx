import { Failure } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { plans } from '@tayyib/shared/plans';
import { Link } from '@tayyib/shared/sdk/router';
import { Icon, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionLink } from '../../controls/actions';
import { useSession } from '../../session/useSession';
import { useGetSubscriptionQuery } from './billingApi';
import type { PageToOpen } from './pageToOpen';
import styles from './PaymentDone.module.css';

/** What a payment has opened, where the receipt is, and the page for which the plan was bought. */
export function PaymentDone({ opens }: { opens: PageToOpen | null }) {
  const { user } = useSession();
  const { data, error, isFetching } = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeading title="Thank you. Your payment has arrived." />
      <section className={styles.card} aria-label="Your plan">
        {error && <Failure error={error} />}
        {!error && (isFetching || !data) && <Skeleton active aria-label="Loading your plan" />}
        {!error && !isFetching && data?.subscription && (
          <p className={styles.active}>
            <Icon name="check" /> {plans[data.plan].title} is active until{' '}
            {formatMoment(data.subscription.endsAt)}.
          </p>
        )}
        <p className={styles.text}>
          {user && <>We have sent a receipt to {user.email}. </>}
          The tax invoice is under <Link to="/profile">Plan and invoices</Link> of your profile.
        </p>
        <div className={styles.actions}>
          <ActionLink isPrimary to={opens?.address ?? '/dashboard'}>
            {opens ? `Open ${opens.title}` : 'Go to the dashboard'}
          </ActionLink>
          <ActionLink to="/plan">See what your plan includes</ActionLink>
        </div>
      </section>
    </>
  );
}
