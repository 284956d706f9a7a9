import { graceDays, gstPercent } from '@tayyib/shared/prices';
import { contact } from '../../support/contact';
import { SplitBar } from './SplitBar';
import { TextPage } from './TextPage';

/** When and how much is refunded, as implemented by the billing. */
export default function RefundPage() {
  return (
    <TextPage
      title="Refund Policy"
      lead="You may end a plan on any day, and get back the days you have not used."
    >
      <h2>How much</h2>
      <p>
        The price of your term, divided by its days, times the whole days still to come. A day that has begun
        counts as used; a fraction of a paisa is rounded up for you. Prices include {gstPercent}% GST, which
        is refunded in the same proportion.
      </p>
      <SplitBar
        caption="An example: a yearly plan of ₹2,990, ended with 73 of its 365 days unused."
        parts={[
          { label: '292 days used', shown: '₹2,392', size: 292 },
          { label: '73 days refunded', shown: '₹598', size: 73 },
        ]}
      />
      <h2>How</h2>
      <p>
        Open Subscription Plan in your profile menu and end the plan there. It ends at once, and the money
        goes back to your payment method. A credit note is added to your invoices. The bank needs five to
        seven working days in most cases.
      </p>
      <h2>When you change plans</h2>
      <p>
        The unused days of the old plan are deducted from the price of a larger one. A smaller plan begins
        with the next term, so there is nothing to refund.
      </p>
      <h2>Renewal</h2>
      <p>
        Nothing is charged automatically. When a term ends, a plan that renews stays active for {graceDays}{' '}
        days so that you can pay for the next term, and ends after that.
      </p>
      <h2>Paid twice by mistake?</h2>
      <p>
        A payment that activates no plan is refunded in full automatically. If your refund is missing, write
        to <a href={`mailto:${contact.email}`}>{contact.email}</a>.
      </p>
    </TextPage>
  );
}
