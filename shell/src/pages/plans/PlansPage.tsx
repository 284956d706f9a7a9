import { lazy, Suspense, useState } from 'react';
import { refusalOf } from '@tayyib/shared/access';
import { ownPath } from '@tayyib/shared/own-path';
import { Failure } from '@tayyib/shared/parts/page';
import { planIds, plans, type PlanId } from '@tayyib/shared/plans';
import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { useLocation, useNavigate, useSearchParams } from '@tayyib/shared/sdk/router';
import { Alert, PageHeading } from '@tayyib/shared/sdk/ui';
import { useSession } from '../../session/useSession';
import { useGetSubscriptionQuery, useSetNextTermMutation } from './billingApi';
import { CurrentTerm, CurrentTermSkeleton } from './CurrentTerm';
import { FoldedComparison } from './FoldedComparison';
import { PeriodSwitch } from './PeriodSwitch';
import { PlanCard } from './PlanCard';
import { PlanChoice } from './PlanChoice';
import { LockedFeature } from './LockedFeature';
import { LoadingPage } from '../../outlets/LoadingPage';
import type { LockedPage } from '../../outlets/UpgradePageContext';
import { PaymentDone } from './PaymentDone';
import { PlanQuestions } from './PlanQuestions';
import { planAction } from './planAction';
import { TermEnded, type EndedTerm } from './TermEnded';
import { choiceIn } from './addressOfChoice';
import { isPaidState, thanksState } from './thanksState';
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
 * chosen before the sign-up (`addressOfChoice`), and as `to` the page to go on to after a payment.
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
  const [ended, setEnded] = useState<EndedTerm | null>(null);
  const { data, error, isLoading, isFetching } = useGetSubscriptionQuery(undefined, { skip: !user });
  const [setNextTerm, nextTerm] = useSetNextTermMutation();
  const subscription = data?.subscription ?? null;
  const current = data?.plan ?? user?.plan ?? 'free';
  const opening = wanted && planIds.find((plan) => opensPage(plan, wanted));
  const shownError = error ?? nextTerm.error;
  const onTheWayTo = ownPath(address.get('to'));
  /** The page to go on to after the payment: the one in whose place this is shown, if the plan opens it, or the one the address names. */
  const afterPaying = (plan: PlanId) =>
    wanted ? (opensPage(plan, wanted) ? pathname + search : null) : onTheWayTo;
  const showPaid = (to: string | null) => {
    setBuying(null);
    if (wanted && to !== null) {
      window.scrollTo({ top: 0 });
      void navigate(to, { replace: true, state: thanksState });
      return;
    }
    // an address of its own, which a reload shows again
    const query = new URLSearchParams({ payment: 'done', ...(to !== null && { to }) });
    void navigate(`/plan?${query}`, { replace: true });
  };
  // just paid: the page in whose place this is opens in a moment
  const isOpening = wanted && isPaidState(state) && (isFetching || data?.plan !== user?.plan);
  if (isOpening) return <LoadingPage />;
  if (payment === 'done') return <PaymentDone to={onTheWayTo} />;
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
      {subscription && <CurrentTerm subscription={subscription} onEnded={setEnded} />}
      {!subscription && ended && <TermEnded ended={ended} />}
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
      <FoldedComparison current={current} />
      <PlanQuestions />
      {buying && (
        <Suspense>
          <CheckoutDialog
            plan={buying}
            period={period}
            to={afterPaying(buying)}
            onClose={() => setBuying(null)}
            onPaid={() => showPaid(afterPaying(buying))}
          />
        </Suspense>
      )}
    </>
  );
}
