import { useEffect } from 'react';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { returnToOf } from '../../navigation/returnTo';

/** The time to read the message (from the spec). */
const delayMs = 3000;

/** After a delay, redirects to the code page for an account that is not verified. Null does nothing. */
export function useRedirectToVerification(email: string | null): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnTo = returnToOf(state);
  useEffect(() => {
    if (email === null) return undefined;
    const timer = setTimeout(
      () => void navigate('/otpverification', { state: { email, returnTo } }),
      delayMs,
    );
    return () => clearTimeout(timer);
  }, [email, navigate, returnTo]);
}
