import { ownPath } from '@tayyib/shared/own-path';
import { useLocation } from '@tayyib/shared/sdk/router';
import { useSession } from '../session/useSession';

/** The address a visitor was redirected from, from the router's navigation state. */
export function returnToOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? ownPath(state.returnTo) : null;
}

/** Where to redirect signed-in users from an auth page; null for visitors, and until the terms are accepted. */
export function useSignedInAddress(): string | null {
  const { user } = useSession();
  const { state } = useLocation();
  return user?.userstatus ? (returnToOf(state) ?? '/dashboard') : null;
}
