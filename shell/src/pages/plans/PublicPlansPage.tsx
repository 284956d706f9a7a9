import { useState } from 'react';
import { planIds, plans } from '@tayyib/shared/plans';
import type { BillingPeriod } from '@tayyib/shared/prices';
import { Navigate } from '@tayyib/shared/sdk/router';
import { ActionLink } from '../../controls/actions';
import { useSession } from '../../session/useSession';
import { addressOfChoice } from './addressOfChoice';
import { PeriodSwitch } from './PeriodSwitch';
import { PlanCard } from './PlanCard';
import { PlanComparison } from './PlanComparison';
import { PlanQuestions } from './PlanQuestions';
import styles from './PublicPlansPage.module.css';

/** The plans with their features and prices, for visitors. Users are redirected to the page where they buy. */
export default function PublicPlansPage() {
  const { user } = useSession();
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  if (user) return <Navigate to="/plan" replace />;
  return (
    <div className={styles.page}>
      <h1>Plans and prices</h1>
      <p className={styles.lead}>
        Searching companies and reading verdicts is free. Paid plans add details and higher limits, and
        nothing renews unless you pay.
      </p>
      <PeriodSwitch period={period} onChange={setPeriod} />
      <ul className={styles.plans}>
        {planIds.map((plan) => (
          <PlanCard key={plan} plan={plan} period={period}>
            {plan === 'free' ? (
              <ActionLink to="/register">Create a free account</ActionLink>
            ) : (
              <ActionLink to="/register" state={{ returnTo: addressOfChoice(plan, period) }}>
                Get {plans[plan].title}
              </ActionLink>
            )}
          </PlanCard>
        ))}
      </ul>
      <PlanComparison />
      <PlanQuestions />
    </div>
  );
}
