import { productName } from '@tayyib/shared/brand';
import { type PlanId, plans } from '@tayyib/shared/plans';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import type { MailText } from '../mailBuyer';
import { whatStays } from './whatStays';
import type { OpenSubscription } from './openSubscription';

interface Cancellation {
  term: Pick<OpenSubscription, 'plan' | 'period' | 'endsAt'>;
  /** The plan the account has without paying. */
  granted: PlanId;
  now: Date;
  /** The address of the page with the plans. */
  plansPage: string;
}

/** The mail after a user chose that their plan does not renew: until when it lasts, and what follows. */
export function cancellationMail({ term, granted, now, plansPage }: Cancellation): MailText {
  const { title } = plans[term.plan];
  const day = formatDay(indianDay(term.endsAt));
  return {
    subject: `Your ${productName} ${title} is cancelled`,
    body: [
      `${title} (${term.period}) does not renew, as you asked. Nothing more is charged.`,
      ...(now < term.endsAt
        ? [
            `Everything stays open until ${day}. ${whatStays(granted, 'From then on')}`,
            `Until then you can keep it with one press, or end it at once and get its unused days back:\n${plansPage}`,
          ]
        : [`Its term ended on ${day}. ${whatStays(granted)}`, `The plans:\n${plansPage}`]),
      productName,
    ].join('\n\n'),
  };
}
