import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { onTermsNeeded, sessionApi, settleTerms } from '@tayyib/shared/api';
import { useLocation } from '@tayyib/shared/router';
import { useAppDispatch } from '@tayyib/shared/store';
import { useSession } from './useSession';

/** antd comes with it, which most people who sign in never need here. */
const TermsDialog = lazy(() => import('./TermsDialog'));

/** What the dialog asks people to read must be readable. */
const texts = ['/terms_condition', '/terms_conditions', '/privacy-policy', '/privacy-policys'];

/** Stands before everything else while somebody is signed in who has not accepted the terms of today. */
export function TermsGate() {
  const { user } = useSession();
  useTermsQuestion();
  const { pathname } = useLocation();
  if (!user || user.userstatus || texts.includes(pathname)) return null;
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  );
}

/** Looks again who is signed in when the server asks for the terms in the middle of a visit, and lets what waits for them go on. */
function useTermsQuestion() {
  const { user, isLoading } = useSession();
  const hasAgreed = user?.userstatus ?? false;
  const isAsked = user !== null && !hasAgreed;
  const dispatch = useAppDispatch();

  const lookAgain = useEffectEvent(async () => {
    const { getSession } = sessionApi.endpoints;
    const { data } = await dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
    // otherwise the dialog is open, and its answer settles it
    if (!data || data.userstatus) settleTerms(data?.userstatus ?? false);
  });
  useEffect(() => onTermsNeeded(() => void lookAgain()), []);

  useEffect(() => {
    if (!isLoading && !isAsked) settleTerms(hasAgreed);
  }, [isLoading, isAsked, hasAgreed]);
}
