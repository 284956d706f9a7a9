import { useEffect, useRef } from 'react';
import type { PlanId } from '@tayyib/shared/plans';
import { plans } from '@tayyib/shared/plans';
import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { prices, yearlySavingPaise } from '@tayyib/shared/prices';
import { Icon } from '@tayyib/shared/ui';
import { ActionButton } from '../../controls/ActionButton';
import { givesOf } from './entitlements';
import type { PlanAction } from './planAction';
import { rupeesOf } from './rupeesOf';
import styles from './PlanCard.module.css';

interface Props {
  plan: PlanId;
  period: BillingPeriod;
  action: PlanAction;
  /** Whether this is the plan the person came to see. */
  isWanted: boolean;
  onChoose: () => void;
}

const perPeriod: Readonly<Record<BillingPeriod, string>> = { monthly: 'a month', yearly: 'a year' };

/** One plan: what it costs, what it gives, and what can be done about it. */
export function PlanCard({ plan, period, action, isWanted, onChoose }: Props) {
  const { title } = plans[plan];
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  const verb = verbOf(action, title);
  const note = notes[action];
  return (
    <li
      ref={card}
      className={action === 'yours' ? styles.mine : isWanted ? styles.wanted : styles.plan}
      aria-current={action === 'yours' || undefined}
    >
      <h2>{title}</h2>
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
      {verb && (
        <ActionButton isPrimary={isWanted || action === 'renew'} onClick={onChoose}>
          {verb}
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
      <p className={styles.saving}>
        {period === 'yearly'
          ? `Saves ${rupeesOf(yearlySavingPaise(plan))} against twelve months`
          : `${rupeesOf(prices[plan].yearly)} by the year`}
      </p>
    </>
  );
}

const notes: Readonly<Partial<Record<PlanAction, string>>> = {
  yours: 'Your plan',
  included: 'Part of your plan',
  'chosen-next': 'Begins when your term ends',
  'by-year-only': 'Your term is a year: choose yearly to upgrade now',
};

function verbOf(action: PlanAction, title: string): string | null {
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
