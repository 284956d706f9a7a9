import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { onTermsNeeded, sessionApi, settleTerms } from '@tayyib/shared/sdk/api';
import { useLocation } from '@tayyib/shared/sdk/router';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { useSession } from '../session/useSession';

/** Lazy because it needs antd, and few users see it. */
const TermsDialog = lazy(() => import('./TermsDialog'));

/** The dialog links to these pages, so it must not cover them. */
const termsPages = ['/terms_condition', '/terms_conditions', '/privacy-policy', '/privacy-policys'];

/** Blocks the app while the signed-in user has not accepted the current terms. */
export function TermsGate() {
  const { user } = useSession();
  useTermsPrompt();
  const { pathname } = useLocation();
  if (!user || user.userstatus || termsPages.includes(pathname)) return null;
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  );
}

/** Refetches the session when the server asks for the terms, and resumes the requests that wait for them. */
function useTermsPrompt() {
  const { user, isLoading } = useSession();
  const hasAgreed = user?.userstatus ?? false;
  const isPending = user !== null && !hasAgreed;
  const dispatch = useAppDispatch();

  const refetchSession = useEffectEvent(async () => {
    const { getSession } = sessionApi.endpoints;
    const { data } = await dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
    // otherwise the dialog is open and settles it
    if (!data || data.userstatus) settleTerms(data?.userstatus ?? false);
  });
  useEffect(() => onTermsNeeded(() => void refetchSession()), []);

  useEffect(() => {
    if (!isLoading && !isPending) settleTerms(hasAgreed);
  }, [isLoading, isPending, hasAgreed]);
}
