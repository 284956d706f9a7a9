import { useEffect } from 'react';
import { useLocation, useNavigate } from '@tayyib/shared/router';
import { returnToOf } from '../../navigation/returnTo';

/** The spec's time to read why. */
const afterMs = 3000;

/** Goes to where the code is entered, carrying the email, a moment after a sign-in to an account that is not verified. */
export function useVerificationSoon(email: string | null): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnTo = returnToOf(state);
  useEffect(() => {
    if (email === null) return undefined;
    const timer = setTimeout(
      () => void navigate('/otpverification', { state: { email, returnTo } }),
      afterMs,
    );
    return () => clearTimeout(timer);
  }, [email, navigate, returnTo]);
}
