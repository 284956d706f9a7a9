import type { ReactNode } from 'react';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { Navigate, useLocation } from '@tayyib/shared/sdk/router';
import { standardIds } from '@tayyib/shared/shariah';

/**
 * A page that judges by the standard in its URL. Without one, that of the viewer is written to it, so that everything on the
 * page and every link from it follows; our default needs no parameter.
 */
export function ByMyStandard({ children }: { children: ReactNode }) {
  const mine = useMyStandard();
  const { pathname, search, hash, state }: ReturnType<typeof useLocation> = useLocation();
  const address = new URLSearchParams(search);
  if (mine === standardIds[0] || address.has('standard')) return children;
  address.set('standard', mine);
  return <Navigate to={`${pathname}?${address}${hash}`} replace state={state} />;
}
