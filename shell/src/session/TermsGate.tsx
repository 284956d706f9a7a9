import { lazy, Suspense } from 'react';
import { useLocation } from '@tayyib/shared/router';
import { useSession } from './useSession';

/** antd comes with it, which most people who sign in never need here. */
const TermsDialog = lazy(() => import('./TermsDialog'));

/** What the dialog asks people to read must be readable. */
const texts = ['/terms_condition', '/terms_conditions', '/privacy-policy', '/privacy-policys'];

/** Stands before everything else while somebody is signed in who has not accepted the terms. */
export function TermsGate() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user || user.userstatus || texts.includes(pathname)) return null;
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  );
}
