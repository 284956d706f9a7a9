import { lazy, Suspense } from 'react';
import type { Refusal } from '@tayyib/shared/access';
import { Navigate, useLocation } from '@tayyib/shared/router';
import { NotFoundPage } from '../pages/notFound/NotFoundPage';
import { LoadingPage } from './LoadingPage';

// apart, so that pages open to all do not carry it
const PlansPage = lazy(() => import('../pages/plans/PlansPage'));

/** What a person sees instead of a page that is closed to them. Nothing of that page has been downloaded. */
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
