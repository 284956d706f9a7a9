import { lazy, Suspense, useState } from 'react';
import { refusalOf } from '@tayyib/shared/access';
import { Failure } from '@tayyib/shared/parts/page';
import { planIds, plans, type PlanId } from '@tayyib/shared/plans';
import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { useLocation, useNavigate, useSearchParams } from '@tayyib/shared/sdk/router';
import { Alert, PageHeading } from '@tayyib/shared/sdk/ui';
import { useSession } from '../../session/useSession';
import { useGetSubscriptionQuery, useSetNextTermMutation } from './billingApi';
import { CurrentTerm, CurrentTermSkeleton } from './CurrentTerm';
import { PeriodSwitch } from './PeriodSwitch';
import { PlanCard } from './PlanCard';
import { PlanChoice } from './PlanChoice';
import { LockedFeature } from './LockedFeature';
import type { LockedPage } from '../../outlets/UpgradePageContext';
import { PaymentDone } from './PaymentDone';
import { pageToOpen } from './pageToOpen';
import { PlanComparison } from './PlanComparison';
import { PlanQuestions } from './PlanQuestions';
import { planAction } from './planAction';
import { choiceIn } from './addressOfChoice';
import styles from './PlansPage.module.css';

// loaded with the first purchase
const CheckoutDialog = lazy(() => import('./checkout/CheckoutDialog'));

const opensPage = (plan: PlanId, { access }: LockedPage) => refusalOf(access, { plan, roles: [] }) === null;

/** Why a payment on the gateway's own page has opened nothing. */
const paymentNotices: Readonly<Record<string, string>> = {
  pending: 'Your bank has not confirmed the payment yet. Your plan opens as soon as it does.',
  failed: 'Nothing was paid. Your plan has not changed.',
};

/**
 * The plans with their features and prices, for users. Also shown in place of a page that needs a bigger plan; `wanted` is that page.
 * Navigation state: `Monthly` or `Yearly` (the default), or `premium_pro` to highlight that plan. The address says what was
 * chosen before the sign-up (`addressOfChoice`).
 */
export default function PlansPage({ wanted }: { wanted?: LockedPage }) {
  const { user } = useSession();
  const { state, pathname, search }: { state: unknown; pathname: string; search: string } = useLocation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const payment = address.get('payment') ?? '';
  const paymentNotice = paymentNotices[payment];
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
  // an address of its own, since the plan opens the page in whose place this one may be
  const showPaid = () => {
    setBuying(null);
    const opens = wanted && { title: wanted.title, address: pathname + search };
    void navigate('/plan?payment=done', { replace: true, state: { opens } });
  };
  if (payment === 'done') return <PaymentDone opens={pageToOpen(state)} />;
  return (
    <>
      <PageHeading
        title="Plans"
        lead={
          wanted && opening ? `${plans[opening].title} includes ${wanted.title}.` : 'What each plan gives.'
        }
      />
      {wanted && <LockedFeature page={wanted} />}
      {shownError && <Failure className={styles.problem} error={shownError} />}
      {paymentNotice && <Alert type="warning" showIcon className={styles.problem} title={paymentNotice} />}
      {subscription && <CurrentTerm subscription={subscription} />}
      {isLoading && user?.subtransaction && <CurrentTermSkeleton />}
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
          <CheckoutDialog plan={buying} period={period} onClose={() => setBuying(null)} onPaid={showPaid} />
        </Suspense>
      )}
    </>
  );
}
