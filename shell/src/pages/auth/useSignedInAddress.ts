import { useLocation } from '@tayyib/shared/router';
import { returnToOf } from '../../navigation/returnTo';
import { useSession } from '../../session/useSession';

/** Where someone who is signed in belongs instead of an auth page; null for visitors. */
export function useSignedInAddress(): string | null {
  const { user } = useSession();
  const { state } = useLocation();
  return user ? (returnToOf(state) ?? '/dashboard') : null;
}
