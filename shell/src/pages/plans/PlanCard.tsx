import { useEffect, useRef, type ReactNode } from 'react';
import { formatRupees } from '@tayyib/shared/values/format';
import type { PlanId } from '@tayyib/shared/plans';
import { plans } from '@tayyib/shared/plans';
import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { monthsOf, prices } from '@tayyib/shared/prices';
import { CheckMark } from '../../controls/CheckMark';
import { addsOf } from './entitlements';
import { rupeesOf } from './rupeesOf';
import styles from './PlanCard.module.css';

interface Props {
  plan: PlanId;
  period: BillingPeriod;
  /** Whether it is the plan of this user. */
  isMine?: boolean;
  /** Whether the link to this page names this plan. */
  isHighlighted?: boolean;
  /** The title of the requested page, where this plan opens it. */
  opens?: string | null;
  /** What the viewer can do with it. */
  children: ReactNode;
}

const perPeriod: Readonly<Record<BillingPeriod, string>> = { monthly: 'a month', yearly: 'a year' };

/** One plan: its price and what it adds to the next smaller one, for users and visitors. */
export function PlanCard({
  plan,
  period,
  isMine = false,
  isHighlighted = false,
  opens = null,
  children,
}: Props) {
  const card = useRef<HTMLLIElement>(null);
  const { smaller, adds } = addsOf(plan);
  useEffect(() => {
    // in place of a locked page, what that page shows comes first
    if (isHighlighted && opens === null) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted, opens]);
  return (
    <li
      ref={card}
      className={isMine ? styles.mine : isHighlighted ? styles.highlighted : styles.plan}
      aria-current={isMine || undefined}
    >
      <h2>{plans[plan].title}</h2>
      {opens !== null && <p className={styles.opens}>Opens {opens}</p>}
      {plan === 'free' ? <p className={styles.price}>₹0</p> : <Price plan={plan} period={period} />}
      <ul className={styles.gives}>
        {smaller && (
          <li>
            <CheckMark />
            Everything in {smaller.title}
          </li>
        )}
        {adds.map((text) => (
          <li key={text}>
            <CheckMark />
            {text}
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}

function Price({ plan, period }: { plan: PaidPlanId; period: BillingPeriod }) {
  return (
    <>
      <p className={styles.price}>
        {rupeesOf(prices[plan][period])} <small>{perPeriod[period]}</small>
      </p>
      {period === 'yearly' && (
        <p className={styles.saving}>
          About {formatRupees(prices[plan].yearly / monthsOf.yearly / 100)} a month
        </p>
      )}
      {period === 'monthly' && <p className={styles.saving}>{rupeesOf(prices[plan].yearly)} by the year</p>}
    </>
  );
}
