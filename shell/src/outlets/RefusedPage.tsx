import { Suspense } from 'react';
import type { AccessLevel, Refusal } from '@tayyib/shared/access';
import { visitorsPath } from '@tayyib/shared/public-pages';
import { Navigate, useLocation } from '@tayyib/shared/sdk/router';
import { NotFoundPage } from './NotFoundPage';
import { LoadingPage } from './LoadingPage';
import { useUpgradePage } from './UpgradePageContext';

interface Props {
  refusal: Refusal;
  /** The title of the page without access. */
  title: string;
  access: AccessLevel;
}

/** Shown instead of a page without access, none of which has been downloaded. */
export function RefusedPage({ refusal, title, access }: Props) {
  const { pathname, search } = useLocation();
  const renderUpgradePage = useUpgradePage();
  switch (refusal) {
    case 'sign-in':
      return (
        <Navigate
          to={visitorsPath({ pathname, search }) ?? '/'}
          replace
          state={{ returnTo: pathname + search }}
        />
      );
    case 'upgrade':
      return <Suspense fallback={<LoadingPage />}>{renderUpgradePage({ title, access })}</Suspense>;
    case 'forbidden':
      return <NotFoundPage />;
  }
}
