import { formatMoment } from '@tayyib/shared/values/format';
import { plans } from '@tayyib/shared/plans';
import { Link } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import { rupeesOf } from './rupeesOf';
import type { LastPayment } from './useLastPayment';
import styles from './PaymentDone.module.css';

interface Props {
  payment: Pick<LastPayment, 'subscription' | 'invoice' | 'email'>;
}

/** What was paid, until when it is open, and where the receipt and the invoice are. */
export function PaymentSummary({ payment: { subscription, invoice, email } }: Props) {
  return (
    <>
      {subscription && (
        <p className={styles.active}>
          <Icon name="check" /> {plans[subscription.plan].title} is active until{' '}
          {formatMoment(subscription.endsAt)}.
        </p>
      )}
      <p className={styles.text}>
        {invoice && <>We have received {rupeesOf(invoice.totalPaise)}. </>}
        {email && <>We have sent a receipt to {email}. </>}
        {invoice ? (
          <>
            Your invoice is{' '}
            <a href={`/api/billing/invoices/${invoice.id}`} target="_blank" rel="noreferrer">
              {invoice.number}
              <span className={styles.unseen}> (opens in a new tab)</span>
            </a>
            , also under <Link to="/profile">Plan and invoices</Link> of your profile.
          </>
        ) : (
          <>
            The tax invoice is under <Link to="/profile">Plan and invoices</Link> of your profile.
          </>
        )}
      </p>
    </>
  );
}
