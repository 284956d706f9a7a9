import type { ReactNode } from 'react';
import { refusalOf, type AccessLevel } from '@tayyib/shared/access';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useSession } from '../session/useSession';
import { LoadingPage } from './LoadingPage';
import { FailedPage } from './UnavailablePage';
import { RefusedPage } from './RefusedPage';

interface Props {
  access: AccessLevel;
  /** The title of the page behind the gate. */
  title: string;
  children: ReactNode;
}

/** Renders its children only for users with access. For others they are not mounted, so nothing is fetched. */
export function Gate({ access, title, children }: Props) {
  const { user, isLoading, error, retry } = useSession();
  if (access === 'public') return children;
  if (isLoading) return <LoadingPage />;
  // an unknown session is no reason to redirect
  if (error) return <FailedPage title={title} message={toMessage(error)} retry={retry} />;
  const refusal = refusalOf(access, user);
  return refusal ? <RefusedPage refusal={refusal} title={title} access={access} /> : children;
}
