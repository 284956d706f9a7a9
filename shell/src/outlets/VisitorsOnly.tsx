import type { ReactNode } from 'react';
import { Navigate } from '@tayyib/shared/router';
import { useSession } from '../session/useSession';

/** A page for visitors. It is rendered at once; signed-in users are redirected to the dashboard. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user ? <Navigate to="/dashboard" replace /> : children;
}
