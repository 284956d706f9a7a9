import { productName } from '@tayyib/shared/brand';
import { type PlanId, plans } from '@tayyib/shared/plans';
import { formatPaise } from '@tayyib/shared/values/format';
import type { MailText } from '../mailBuyer';
import type { OrderRow } from '../orders/checkout';
import { whatStays } from '../terms/whatStays';

interface Money {
  /** The plan that was paid. */
  plan: PlanId;
  amountPaise: number;
  gateway: OrderRow['gateway'] | null;
}

interface EndedTerm extends Money {
  /** The plan the account has without paying. */
  granted: PlanId;
  /** The numbers of the credit notes. */
  creditNotes: readonly string[];
  /** The address of the page with the invoices. */
  profile: string;
}

const rupees = (paise: number) => formatPaise(paise / 100);

/** How the money arrives; a test payment moves none. */
const onItsWay = ({ gateway }: Pick<Money, 'gateway'>) =>
  gateway === 'sandbox'
    ? 'This was a test payment: no money moves.'
    : 'It goes back to your payment method. The bank needs five to seven working days in most cases.';

const mail = (subject: string, parts: readonly string[]): MailText => ({
  subject,
  body: [...parts, productName].join('\n\n'),
});

/** The mail after a user ended a term: what is paid back and when, and what the account has now. */
export const endedTermMail = (ended: EndedTerm): MailText =>
  mail(`Your refund from ${productName}`, [
    `${plans[ended.plan].title} has ended, as you asked. We refund ${rupees(ended.amountPaise)} for its unused days.`,
    onItsWay(ended),
    whatStays(ended.granted),
    `${ended.creditNotes.length === 1 ? 'Your credit note' : 'Your credit notes'} ${ended.creditNotes.join(', ')} ${ended.creditNotes.length === 1 ? 'is' : 'are'} under Plan and invoices of your profile:\n${ended.profile}`,
  ]);

/** The mail after a payment that opened no plan, and is refunded in full. */
export const boughtNothingMail = (money: Money & { plansPage: string }): MailText =>
  mail(`Your payment to ${productName} is refunded`, [
    `Your payment of ${rupees(money.amountPaise)} for ${plans[money.plan].title} opened no plan: the order was no longer valid, or paid already. We refund it in full.`,
    onItsWay(money),
    `Your plan is as it was. To buy again:\n${money.plansPage}`,
  ]);

/** The mail after a payment went back without us, at the payment provider or by a dispute, which ends its term. */
export const reversedPaymentMail = ({ plan, granted }: Pick<EndedTerm, 'plan' | 'granted'>): MailText =>
  mail(`Your ${productName} ${plans[plan].title} has ended`, [
    `Your payment for ${plans[plan].title} has gone back to you at the payment provider, so the plan has ended.`,
    whatStays(granted),
  ]);
