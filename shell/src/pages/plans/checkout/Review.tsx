import { useState } from 'react';
import type { Quote, QuoteQuery } from '@tayyib/shared/contracts';
import type { StateCode } from '@tayyib/shared/indian-states';
import { Failure } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert, Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../../controls/actions';
import { useGetPricesQuery, useGetQuoteQuery } from '../billingApi';
import { rupeesOf } from '../rupeesOf';
import type { Checkout } from './useCheckout';
import { SandboxNotice } from './SandboxPayment';
import { StateSelect } from './StateSelect';
import styles from './checkout.module.css';

/** The price and its parts, and the required consent. */
export function Review({ choice, checkout }: { choice: QuoteQuery; checkout: Checkout }) {
  const quote = useGetQuoteQuery(choice);
  const sale = useGetPricesQuery();
  const [isAgreed, setAgreed] = useState(false);
  const [chosen, setChosen] = useState<StateCode | null>(null);
  const error = quote.error ?? sale.error;
  if (error) return <Failure error={error} />;
  if (!quote.data || !sale.data) return <Skeleton active aria-label="Calculating the price" />;
  const { gateway, termsVersion, gstPercent } = sale.data;
  const state = chosen ?? quote.data.lastState;
  if (!gateway) {
    return <Alert type="info" showIcon title="Plans cannot be bought here at the moment." />;
  }
  return (
    <div className={styles.step}>
      {gateway === 'sandbox' && <SandboxNotice />}
      <Sum quote={quote.data} gstPercent={gstPercent} />
      <StateSelect value={state} onChange={setChosen} />
      <label className={styles.consent}>
        <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        <span>
          I agree to the{' '}
          <Link to="/terms_condition" target="_blank">
            Terms &amp; Conditions
          </Link>{' '}
          of {termsVersion}. If I end early, my unused whole days are paid back.
        </span>
      </label>
      {checkout.error && <Failure message={checkout.error} />}
      <ActionButton
        isPrimary
        disabled={!isAgreed || checkout.isBusy}
        onClick={() => void checkout.order(termsVersion, state)}
      >
        Pay {rupeesOf(quote.data.amountPaise)}
      </ActionButton>
    </div>
  );
}

function Sum({ quote, gstPercent }: { quote: Quote; gstPercent: number }) {
  const { pricePaise, creditPaise, amountPaise, startsAt, endsAt } = quote;
  return (
    <dl className={styles.sum}>
      <div>
        <dt>
          {formatMoment(startsAt)} to {formatMoment(endsAt)}
        </dt>
        <dd>{rupeesOf(pricePaise)}</dd>
      </div>
      {creditPaise > 0 && (
        <div>
          <dt>Unused part of your term</dt>
          <dd>−{rupeesOf(creditPaise)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total, including {gstPercent}% GST</dt>
        <dd>{rupeesOf(amountPaise)}</dd>
      </div>
    </dl>
  );
}
