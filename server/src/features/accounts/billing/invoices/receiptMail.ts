import { productName } from '@tayyib/shared/brand';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import { indianDay } from '@tayyib/shared/values/calendar';
import { plans } from '@tayyib/shared/plans';
import type { MailText } from '../mailBuyer';
import type { OrderRow } from '../orders/checkout';

interface Receipt {
  order: Pick<OrderRow, 'plan' | 'period' | 'amountPaise' | 'gateway'>;
  /** The number of the invoice. */
  invoice: string;
  endsAt: Date;
  /** The address of the page with the invoices. */
  profile: string;
}

/** The mail after a payment that opened a plan. The invoice itself stays behind the sign-in. */
export function receiptMail({ order, invoice, endsAt, profile }: Receipt): MailText {
  const { title } = plans[order.plan];
  return {
    subject: `Your receipt for ${productName} ${title}`,
    body: [
      `Thank you. We have received ${formatPaise(order.amountPaise / 100)} for ${title} (${order.period}).`,
      ...(order.gateway === 'sandbox' ? ['This was a test payment: no money has moved.'] : []),
      `It is active until ${formatDay(indianDay(endsAt))}. It renews only when you pay again.`,
      `Your tax invoice ${invoice} is under Plan and invoices of your profile:\n${profile}`,
      productName,
    ].join('\n\n'),
  };
}
