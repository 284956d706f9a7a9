import { lazy, Suspense } from 'react';
import type { Refusal } from '@tayyib/shared/access';
import { Navigate, useLocation } from '@tayyib/shared/router';
import { NotFoundPage } from './NotFoundPage';
import { LoadingPage } from './LoadingPage';

// lazy, so that public pages do not include it
const PlansPage = lazy(() => import('../pages/plans/PlansPage'));

/** Shown instead of a page without access, none of which has been downloaded. */
export function RefusedPage({ refusal, title }: { refusal: Refusal; title: string }) {
  const { pathname, search } = useLocation();
  switch (refusal) {
    case 'sign-in':
      return <Navigate to="/" replace state={{ returnTo: pathname + search }} />;
    case 'upgrade':
      return (
        <Suspense fallback={<LoadingPage />}>
          <PlansPage wanted={title} />
        </Suspense>
      );
    case 'forbidden':
      return <NotFoundPage />;
  }
}
