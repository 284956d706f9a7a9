import { useEffect } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Link, Navigate } from '@tayyib/shared/sdk/router';
import { useInspectLinkMutation, useSignInByLinkMutation } from '../../session/identityApi';
import { useSession } from '../../session/useSession';
import { AuthCard } from '../../forms/AuthCard';
import { useFragment } from './useFragment';
import { useRedirectToSecondStep } from './useRedirectToSecondStep';

/**
 * The target of a sign-in link. The browser that requested it is signed in at once; any other must confirm, because mail
 * scanners open links too, and because someone else may have sent it.
 */
export default function LinkPage() {
  const token = useFragment();
  const { user } = useSession();
  const [inspect, inspected] = useInspectLinkMutation();
  const [signIn, used] = useSignInByLinkMutation();

  useEffect(() => {
    if (token !== '') void inspect({ token });
  }, [inspect, token]);
  const maySignIn = inspected.data?.isSameBrowser === true && used.isUninitialized;
  useEffect(() => {
    if (maySignIn) void signIn({ token });
  }, [maySignIn, signIn, token]);

  useRedirectToSecondStep(used.error);

  if (used.data && user?.userstatus) return <Navigate to={used.data.returnTo} replace />;
  const error = used.error ?? inspected.error;
  const missing = token === '' ? 'This link is incomplete. Please open it from the email again.' : undefined;
  return (
    <AuthCard
      title="Log in by link"
      lead={inspected.data ? `This link signs you in as ${inspected.data.account}.` : 'Checking your link…'}
      submitLabel="LOG IN"
      canSubmit={inspected.data !== undefined && !error}
      isSending={used.isLoading}
      problem={error ? toMessage(error) : missing}
      onSubmit={() => void signIn({ token })}
      footer={<Link to="/login/email">Get a new link</Link>}
    >
      {null}
    </AuthCard>
  );
}
