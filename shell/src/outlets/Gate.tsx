import type { ReactNode } from 'react';
import { refusalOf, type AccessLevel } from '@tayyib/shared/access';
import { toMessage } from '@tayyib/shared/errors';
import { useSession } from '../session/useSession';
import { LoadingPage } from './LoadingPage';
import { FailedPage } from './UnavailablePage';
import { RefusedPage } from './RefusedPage';

interface Props {
  access: AccessLevel;
  /** What is behind the gate, in words. */
  title: string;
  children: ReactNode;
}

/** Shows its children to those they are open to. For anyone else they are not even mounted, so nothing is fetched. */
export function Gate({ access, title, children }: Props) {
  const { user, isLoading, error, retry } = useSession();
  if (access === 'public') return children;
  if (isLoading) return <LoadingPage />;
  // not knowing who is there is no reason to send them away
  if (error) return <FailedPage title={title} message={toMessage(error)} retry={retry} />;
  const refusal = refusalOf(access, user);
  return refusal ? <RefusedPage refusal={refusal} title={title} /> : children;
}
