import type { ReactNode } from 'react';
import { Navigate } from '@tayyib/shared/router';
import { useSession } from '../session/useSession';

/** A page that is there to win people over. It is shown at once; whoever turns out to be signed in goes to the dashboard. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user ? <Navigate to="/dashboard" replace /> : children;
}
