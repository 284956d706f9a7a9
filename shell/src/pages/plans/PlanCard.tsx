import { useEffect, useRef } from 'react';
import { formatRupees } from '@tayyib/shared/format';
import type { PlanId } from '@tayyib/shared/plans';
import { plans } from '@tayyib/shared/plans';
import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { monthsOf, prices, yearlySavingPaise } from '@tayyib/shared/prices';
import { Icon } from '@tayyib/shared/ui';
import { ActionButton } from '../../controls/actions';
import { givesOf } from './entitlements';
import type { PlanAction } from './planAction';
import { rupeesOf } from './rupeesOf';
import styles from './PlanCard.module.css';

interface Props {
  plan: PlanId;
  period: BillingPeriod;
  action: PlanAction;
  /** Whether the link to this page asked for this plan. */
  isHighlighted: boolean;
  /** The title of the page that was asked for, where this plan opens it. */
  opens: string | null;
  onChoose: () => void;
}

const perPeriod: Readonly<Record<BillingPeriod, string>> = { monthly: 'a month', yearly: 'a year' };

/** One plan: its price, its features, and the action for this user. */
export function PlanCard({ plan, period, action, isHighlighted, opens, onChoose }: Props) {
  const { title } = plans[plan];
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // in place of a locked page, what that page shows comes first
    if (isHighlighted && opens === null) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted, opens]);
  const label = actionLabel(action, title);
  const note = notes[action];
  return (
    <li
      ref={card}
      className={action === 'yours' ? styles.mine : isHighlighted ? styles.highlighted : styles.plan}
      aria-current={action === 'yours' || undefined}
    >
      <h2>{title}</h2>
      {opens !== null && <p className={styles.opens}>Opens {opens}</p>}
      {plan === 'free' ? <p className={styles.price}>₹0</p> : <Price plan={plan} period={period} />}
      <ul className={styles.gives}>
        {givesOf(plans[plan]).map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
      {label && (
        <ActionButton isPrimary={isHighlighted || action === 'renew'} onClick={onChoose}>
          {label}
        </ActionButton>
      )}
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
      <p className={styles.saving}>
        {period === 'yearly'
          ? `You save ${rupeesOf(yearlySavingPaise(plan))}`
          : `${rupeesOf(prices[plan].yearly)} by the year`}
      </p>
    </>
  );
}

const notes: Readonly<Partial<Record<PlanAction, string>>> = {
  yours: 'Your plan',
  included: 'Part of your plan',
  'chosen-next': 'Starts when your term ends',
  'by-year-only': 'Your term is a year: choose yearly to upgrade now',
};

function actionLabel(action: PlanAction, title: string): string | null {
  switch (action) {
    case 'buy':
      return `Get ${title}`;
    case 'upgrade':
      return `Upgrade to ${title}`;
    case 'lengthen':
      return 'Switch to yearly';
    case 'renew':
      return `Renew ${title}`;
    case 'choose-next':
      return `${title} from next term`;
    default:
      return null;
  }
}
