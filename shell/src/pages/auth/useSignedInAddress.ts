import { useLocation } from '@tayyib/shared/router';
import { returnToOf } from '../../navigation/returnTo';
import { useSession } from '../../session/useSession';

/** Where to redirect signed-in users from an auth page; null for visitors, and until the terms are accepted. */
export function useSignedInAddress(): string | null {
  const { user } = useSession();
  const { state } = useLocation();
  return user?.userstatus ? (returnToOf(state) ?? '/dashboard') : null;
}
