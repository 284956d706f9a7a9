import { useLocation } from '@tayyib/shared/sdk/router';
import { useSession } from '../session/useSession';

/**
 * The address a visitor was redirected from, from the router's navigation state. Only addresses of this app are accepted,
 * to prevent an open redirect after sign-in.
 */
export function returnToOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return null;
  const address = URL.canParse(returnTo, location.origin) ? new URL(returnTo, location.origin) : null;
  if (address?.origin !== location.origin) return null;
  return address.pathname + address.search + address.hash;
}

/** Where to redirect signed-in users from an auth page; null for visitors, and until the terms are accepted. */
export function useSignedInAddress(): string | null {
  const { user } = useSession();
  const { state } = useLocation();
  return user?.userstatus ? (returnToOf(state) ?? '/dashboard') : null;
}
