import type { Refusal } from '@tayyib/shared/access';
import { Navigate, useLocation } from '@tayyib/shared/router';
import { NotFoundPage } from '../pages/notFound/NotFoundPage';
import PlansPage from '../pages/plans/PlansPage';

/** What a person sees instead of a page that is closed to them. Nothing of that page has been downloaded. */
export function RefusedPage({ refusal, title }: { refusal: Refusal; title: string }) {
  const { pathname, search } = useLocation();
  switch (refusal) {
    case 'sign-in':
      return <Navigate to="/" replace state={{ returnTo: pathname + search }} />;
    case 'upgrade':
      return <PlansPage wanted={title} />;
    case 'forbidden':
      return <NotFoundPage />;
  }
}
