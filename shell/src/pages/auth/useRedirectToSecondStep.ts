import { useEffect } from 'react';
import { isProblem } from '@tayyib/shared/sdk/errors';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { returnToOf } from '../../navigation/returnTo';

/** Redirects to the page of the second step once a first step was right. */
export function useRedirectToSecondStep(error: unknown): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnTo = returnToOf(state);
  const isNeeded = isProblem(error) && error.code === 'second-step-needed';
  useEffect(() => {
    if (isNeeded) void navigate('/login/second-step', { state: { returnTo }, replace: true });
  }, [isNeeded, navigate, returnTo]);
}
