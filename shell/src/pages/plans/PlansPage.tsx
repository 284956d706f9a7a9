import { lazy, Suspense, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { refusalOf } from '@tayyib/shared/access';
import { planIds, plans, type PlanId } from '@tayyib/shared/plans';
import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { useLocation, useSearchParams } from '@tayyib/shared/router';
import { Alert, PageHeading } from '@tayyib/shared/ui';
import { useSession } from '../../session/useSession';
import { useGetSubscriptionQuery, useSetNextTermMutation } from './billingApi';
import { CurrentTerm } from './CurrentTerm';
import { PeriodSwitch } from './PeriodSwitch';
import { PlanCard } from './PlanCard';
import { PlanChoice } from './PlanChoice';
import { LockedFeature, type LockedPage } from './LockedFeature';
import { PlanComparison } from './PlanComparison';
import { PlanQuestions } from './PlanQuestions';
import { planAction } from './planAction';
import { choiceIn } from './addressOfChoice';
import styles from './PlansPage.module.css';

// loaded with the first purchase
const CheckoutDialog = lazy(() => import('./checkout/CheckoutDialog'));

const opensPage = (plan: PlanId, { access }: LockedPage) => refusalOf(access, { plan, roles: [] }) === null;

/** The result of a payment on the gateway's own page. */
const paymentNotices: Readonly<Record<string, { type: 'success' | 'warning'; title: string }>> = {
  done: { type: 'success', title: 'Thank you. Your payment has arrived.' },
  pending: {
    type: 'warning',
    title: 'Your bank has not confirmed the payment yet. Your plan opens as soon as it does.',
  },
  failed: { type: 'warning', title: 'Nothing was paid. Your plan has not changed.' },
};

/**
 * The plans with their features and prices, for users. Also shown in place of a page that needs a bigger plan; `wanted` is that page.
 * Navigation state: `Monthly` or `Yearly` (the default), or `premium_pro` to highlight that plan. The address says what was
 * chosen before the sign-up (`addressOfChoice`).
 */
export default function PlansPage({ wanted }: { wanted?: LockedPage }) {
  const { user } = useSession();
  const { state }: { state: unknown } = useLocation();
  const [address] = useSearchParams();
  const payment = paymentNotices[address.get('payment') ?? ''];
  const chosen = choiceIn(address);
  const [period, setPeriod] = useState<BillingPeriod>(
    state === 'Monthly' ? 'monthly' : (chosen.period ?? 'yearly'),
  );
  const [buying, setBuying] = useState<PaidPlanId | null>(null);
  const { data, error, isLoading } = useGetSubscriptionQuery(undefined, { skip: !user });
  const [setNextTerm, nextTerm] = useSetNextTermMutation();
  const subscription = data?.subscription ?? null;
  const current = data?.plan ?? user?.plan ?? 'free';
  const opening = wanted && planIds.find((plan) => opensPage(plan, wanted));
  const shownError = error ?? nextTerm.error;
  return (
    <>
      <PageHeading
        title="Plans"
        lead={
          wanted && opening ? `${plans[opening].title} includes ${wanted.title}.` : 'What each plan gives.'
        }
      />
      {wanted && <LockedFeature page={wanted} />}
      {shownError && <Alert type="error" showIcon className={styles.problem} title={toMessage(shownError)} />}
      {payment && <Alert {...payment} showIcon className={styles.problem} />}
      {subscription && <CurrentTerm subscription={subscription} />}
      <PeriodSwitch period={period} onChange={setPeriod} />
      <ul className={styles.plans} aria-busy={isLoading}>
        {planIds.map((plan) => {
          const action =
            plan === 'free'
              ? current === 'free'
                ? 'yours'
                : 'included'
              : planAction(plan, period, current, subscription);
          const isHighlighted = plan === (opening ?? chosen.plan ?? state);
          return (
            <PlanCard
              key={plan}
              plan={plan}
              period={period}
              isMine={action === 'yours'}
              isHighlighted={isHighlighted}
              opens={wanted && opensPage(plan, wanted) ? wanted.title : null}
            >
              <PlanChoice
                action={action}
                title={plans[plan].title}
                isHighlighted={isHighlighted}
                onChoose={() => {
                  if (plan === 'free') return;
                  if (action === 'choose-next') void setNextTerm({ plan, period });
                  else setBuying(plan);
                }}
              />
            </PlanCard>
          );
        })}
      </ul>
      <PlanComparison current={current} />
      <PlanQuestions />
      {buying && (
        <Suspense>
          <CheckoutDialog plan={buying} period={period} onClose={() => setBuying(null)} />
        </Suspense>
      )}
    </>
  );
}
